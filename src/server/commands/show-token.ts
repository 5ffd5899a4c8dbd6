import { tryLink } from '../identity/try-link';
import type { Handler } from './handler';

/** For whom a link sets a password. It does not use the link up. */
export const showToken: Handler<'showToken'> = async (context, { token }) => {
  const { account, purpose } = await tryLink(context, token);
  const { firstName, lastName, email } = account;
  return { body: { email: masked(email), firstName, lastName, purpose } };
};

/** `maria@lender.example` → `m•••@lender.example`: enough for its owner to recognise. */
function masked(email: string): string {
  return email.replace(/^(.).*@/u, '$1•••@');
}
