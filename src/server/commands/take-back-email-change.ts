import { changePendingEmail } from '../rules/user/change-pending-email';
import type { Handler } from './handler';

/** Takes a new e-mail back: the link to it is dead, and the address stays what it is. */
export const takeBackEmailChange: Handler<'takeBackEmailChange'> = (context, { userId }) =>
  changePendingEmail(context, userId, () => null);
