import type { AppContext } from '../request/context';
import type { Account } from './account';
import { afterAnswer } from './after-answer';
import { passwordChangedMessage } from './identity-messages';

/** Tells the owner, who may not be the one who did it. */
export function notifyOfNewPassword(app: AppContext, account: Account): void {
  afterAnswer(app, 'Telling of a changed password', () => app.messages.send(passwordChangedMessage(account)));
}
