import { sessionRules } from '../session';
import { command } from './command';

const email = { kind: 'email', required: true } as const;
const newPassword = {
  kind: 'text',
  min: sessionRules.passwordLeast,
  max: sessionRules.passwordMost,
  required: true,
} as const;

/** Signing in, staying in and getting out. */
export const identityCommands = {
  login: command({
    call: 'POST /auth/login',
    right: 'open',
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
    answers: '{ showMFAForm, resendIn } or { user, roleId, sessionId }',
  }),
  logout: command({ call: 'GET /auth/logout', right: 'open', answers: '{}' }),
  refreshToken: command({
    call: 'POST /auth/refreshToken',
    right: 'open',
    unattended: true,
    answers: '{ user, roleId, sessionId }',
  }),
  expireSession: command({
    call: 'POST /auth/session-expiry',
    right: 'open',
    unattended: true,
    answers: '{}',
  }),
  changePassword: command({
    call: 'POST /auth/change-password',
    right: 'session',
    query: { mfaCode: { kind: 'text', max: 20 } },
    body: {
      currentPassword: { kind: 'text', max: sessionRules.passwordMost, required: true },
      newPassword,
      mfaCode: { kind: 'text', max: 20 },
    },
    answers: '{ showMFAForm } or {}',
  }),
  forgotPassword: command({
    call: 'POST /auth/forgot-password',
    right: 'open',
    body: { email },
    answers: '{ message }, the same for any email',
  }),
  resetPassword: command({
    call: 'POST /auth/reset-password',
    right: 'open',
    body: { token: { kind: 'text', max: 200, required: true }, newPassword },
    answers: '{ message }',
  }),
  showToken: command({
    call: 'GET /auth/user/{token}',
    right: 'open',
    query: { token: { kind: 'text', max: 200, required: true } },
    answers: '{ email, firstName, lastName, purpose }',
  }),
  listSessions: command({
    call: 'GET /desk/sessions',
    right: 'session',
    query: { userId: { kind: 'reference', to: 'user' } },
    answers: '{ data: [{ _id, createdAt, lastSeenAt, userAgent, current }] }',
  }),
  endSession: command({
    call: 'POST /desk/sessions/end',
    right: 'session',
    body: { userId: { kind: 'reference', to: 'user' }, sessionId: { kind: 'key' } },
    answers: '{ ended }',
  }),
};
