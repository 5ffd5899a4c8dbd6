import { changePendingEmail } from '../rules/user/change-pending-email';
import { countUnder } from '../identity/throttle';
import type { Handler } from './handler';

const inAnHour = { most: 5, window: 3600 };

/** Sends the link once more, with as long to go as the first had. */
export const sendEmailChange: Handler<'sendEmailChange'> = async (context, { userId }) => {
  const { app, now } = context;
  return changePendingEmail(context, userId, async (email) => {
    // Outside of the transaction: a try counts also where it is given up.
    await countUnder(app.db, `email-change:${userId}`, inAnHour, now);
    return email;
  });
};
