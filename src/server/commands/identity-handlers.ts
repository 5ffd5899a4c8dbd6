import { changePassword } from './change-password';
import { decideEmailChange } from './decide-email-change';
import { endSession } from './end-session';
import { expireSession } from './expire-session';
import { forgotPassword } from './forgot-password';
import { listSessions } from './list-sessions';
import { login } from './login';
import { logout } from './logout';
import { refreshToken } from './refresh-token';
import { resetFactor } from './reset-factor';
import { resetPassword } from './reset-password';
import { sendEmailChange } from './send-email-change';
import { showEmailChange } from './show-email-change';
import { showToken } from './show-token';
import { takeBackEmailChange } from './take-back-email-change';

/** Signing in, staying in and getting out, and what decides how. */
export const identityHandlers = {
  login,
  logout,
  refreshToken,
  expireSession,
  changePassword,
  forgotPassword,
  resetPassword,
  showToken,
  showEmailChange,
  decideEmailChange,
  sendEmailChange,
  takeBackEmailChange,
  listSessions,
  endSession,
  resetFactor,
};
