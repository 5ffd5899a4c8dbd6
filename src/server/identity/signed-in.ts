import type { SignedIn } from '#contract/session';
import type { Caller } from '../request/caller';

/** What a browser learns of the person who is signed in. */
export function signedIn(caller: Caller): SignedIn {
  return {
    user: {
      _id: caller.userId,
      email: caller.email,
      firstName: caller.firstName,
      lastName: caller.lastName,
      companyId: caller.companyId,
      companyName: caller.companyName,
      activityType: caller.activityType,
      language: caller.language,
      timeZone: caller.timeZone,
    },
    roleId: caller.roleId,
    sessionId: caller.session._id,
  };
}
