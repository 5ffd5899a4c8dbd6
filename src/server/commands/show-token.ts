import { masked } from '../identity/masked-email';
import { readLink } from '../identity/password-links';
import { tryLink } from '../identity/try-link';
import type { Handler } from './handler';

/** For whom a link sets a password. It does not use the link up. */
export const showToken: Handler<'showToken'> = async (context, { token }) => {
  const { account, purpose } = await tryLink(context, token, readLink);
  const { firstName, lastName, email } = account;
  return { body: { email: masked(email), firstName, lastName, purpose } };
};
