import type { Recorded } from '#contract/resources/index';

type Asking = Pick<Recorded<'reminder'>, 'requestId' | 'userId'>;

/** Reminders in their order, of those that one request gave to several people one alone: one's own, or else the first. */
export function oncePerRequest<R extends Asking>(reminders: readonly R[], me: string | undefined): R[] {
  return reminders.filter(({ requestId, userId }, at) => {
    if (!requestId) return true;
    const same = reminders.filter((one) => one.requestId === requestId);
    const own = same.find((one) => one.userId === me);
    return own ? userId === me : reminders[at] === same[0];
  });
}
