import { sessionRules } from '../session';
import { calls } from './calls';
import { command } from './command';
import { nothing, codeAsked, id, count, said, flag, moment } from './usual-answers';

const email = { kind: 'email', required: true } as const;
const newPassword = {
  kind: 'text',
  min: sessionRules.passwordLeast,
  max: sessionRules.passwordMost,
  required: true,
} as const;

const optional = { kind: 'text' } as const;
/** Asks for the code; `resendIn`: seconds until another one may be asked for. */
const codeAskedAgain = { showMFAForm: flag, resendIn: count } as const;
const signedIn = {
  user: {
    kind: 'part',
    required: true,
    fields: {
      _id: id,
      email: said,
      firstName: said,
      lastName: said,
      companyId: id,
      companyName: said,
      activityType: { kind: 'choice', of: 'activityType', required: true },
      language: { kind: 'choice', of: 'language', required: true },
      timeZone: said,
    },
  },
  roleId: id,
  sessionId: id,
} as const;

/** Signing in, staying in and getting out. */
export const identityCommands = {
  login: command({
    call: calls.login,
    right: 'open',
    purpose:
      'Signs a person in: the password first, then the code that was sent, or the password alone to unlock a session of one’s own.',
    body: {
      email,
      password: {
        kind: 'text',
        min: sessionRules.passwordLeast,
        max: sessionRules.passwordMost,
        required: true,
      },
      mfaCode: { kind: 'text', max: 20 },
      mfaType: { kind: 'choice', of: 'mfaType', required: true, default: 'email' },
      isSessionRenewal: { kind: 'flag' },
    },
    answers: [{ fields: codeAskedAgain }, { fields: signedIn }],
    refuses: ['SIGN_IN_FAILED', 'CODE_FAILED'],
  }),
  logout: command({
    call: calls.logout,
    right: 'open',
    purpose: 'Ends the session of this browser, if there is one.',
    answers: nothing,
    // It is a GET, and does something all the same.
    refuses: ['ORIGIN_REFUSED'],
  }),
  refreshToken: command({
    call: calls.refreshToken,
    right: 'open',
    purpose: 'Trades the refresh cookie in for new cookies, which ends those before.',
    unattended: true,
    answers: { fields: signedIn },
    refuses: ['SIGNED_OUT', 'SESSION_LOCKED'],
  }),
  expireSession: command({
    call: calls.expireSession,
    right: 'open',
    purpose: 'Locks the session of a screen that nobody touches any more.',
    unattended: true,
    answers: nothing,
  }),
  changePassword: command({
    call: calls.changePassword,
    right: 'session',
    purpose: 'Changes one’s own password, with a fresh code; all other sessions end.',
    query: { mfaCode: { kind: 'text', max: 20 } },
    body: {
      currentPassword: { kind: 'text', max: sessionRules.passwordMost, required: true },
      newPassword,
      mfaCode: { kind: 'text', max: 20 },
    },
    answers: [codeAsked, nothing],
  }),
  forgotPassword: command({
    call: calls.forgotPassword,
    right: 'open',
    purpose: 'Sends a link to set a new password; the answer is the same for any email.',
    body: { email },
    answers: { fields: { message: said } },
  }),
  resetPassword: command({
    call: calls.resetPassword,
    right: 'open',
    purpose: 'Sets a password by a link that was sent, and ends every session of its person.',
    body: { token: { kind: 'text', max: 200, required: true }, newPassword },
    answers: { fields: { message: said } },
    refuses: ['NOT_FOUND'],
  }),
  showToken: command({
    call: calls.showToken,
    right: 'open',
    purpose: 'Says for whom a link sets a password, without using it up.',
    query: { token: { kind: 'text', max: 200, required: true } },
    answers: {
      fields: {
        email: said,
        firstName: said,
        lastName: said,
        purpose: { kind: 'word', of: ['invite', 'reset'], required: true },
      },
    },
    refuses: ['NOT_FOUND'],
  }),
  listSessions: command({
    call: calls.listSessions,
    right: 'session',
    purpose: 'Lists the open sessions of oneself, or of someone whose sessions one may end.',
    query: { userId: { kind: 'reference', to: 'user' } },
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: {
            _id: id,
            createdAt: moment,
            lastSeenAt: moment,
            userAgent: optional,
            current: flag,
          },
        },
      },
    },
    refuses: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  endSession: command({
    call: calls.endSession,
    right: 'session',
    purpose: 'Ends one session, all sessions of a person, or all of one’s own but this one.',
    body: { userId: { kind: 'reference', to: 'user' }, sessionId: { kind: 'key' } },
    answers: { fields: { ended: count } },
    refuses: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  resetFactor: command({
    call: calls.resetFactor,
    right: 'user.resetMfa',
    purpose:
      'Resets how somebody else proves who they are, with why and a fresh code of one’s own: codes go to their email alone, wrong ones are forgotten, their sessions end, and they are told.',
    query: { mfaCode: { kind: 'text', max: 20 } },
    body: {
      userId: { kind: 'reference', to: 'user', required: true },
      reason: { kind: 'text', min: 5, max: 300, required: true },
    },
    answers: [codeAsked, { fields: { ended: count } }],
    refuses: ['NOT_FOUND', 'CONFLICT'],
  }),
};
