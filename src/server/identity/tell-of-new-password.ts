import type { House } from '../request/work';
import type { Account } from './account';
import { afterAnswer } from './after-answer';
import { passwordChangedMessage } from './identity-messages';

/** Tells the owner, who may not be the one who did it. */
export function tellOfNewPassword(house: House, account: Account): void {
  afterAnswer(house, 'Telling of a changed password', () =>
    house.messages.send(passwordChangedMessage(account)),
  );
}
