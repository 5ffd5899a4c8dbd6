import { readEmailLink } from '../identity/email-change';
import { masked } from '../identity/masked-email';
import { tryLink } from '../identity/try-link';
import type { Handler } from './handler';

/** Which new e-mail a link confirms. Its owner sees the new one whole, so that a slip is seen before it locks them out. */
export const showEmailChange: Handler<'showEmailChange'> = async (context, { token }) => {
  const { account, newEmail, until } = await tryLink(context, token, readEmailLink);
  return { body: { email: masked(account.email), newEmail, firstName: account.firstName, until } };
};
