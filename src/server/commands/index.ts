import type { CommandName } from '#contract/commands/index';
import { changePassword } from './change-password';
import { countFiles } from './count-files';
import { deleteFile } from './delete-file';
import { endSession } from './end-session';
import { expireSession } from './expire-session';
import { forgotPassword } from './forgot-password';
import type { Handler } from './handler';
import { listOutbox } from './list-outbox';
import { listSessions } from './list-sessions';
import { login } from './login';
import { logout } from './logout';
import { overrideGate } from './override-gate';
import { refreshToken } from './refresh-token';
import { resetPassword } from './reset-password';
import { showToken } from './show-token';
import { testClose } from './test-close';
import { updateDaysPastDue } from './update-days-past-due';

/** The register of handlers: every command of the contract, and no other. */
export const commandHandlers: { readonly [N in CommandName]: Handler<N> } = {
  changePassword,
  countFiles,
  deleteFile,
  endSession,
  expireSession,
  forgotPassword,
  listOutbox,
  listSessions,
  login,
  logout,
  overrideGate,
  refreshToken,
  resetPassword,
  showToken,
  testClose,
  updateDaysPastDue,
};
