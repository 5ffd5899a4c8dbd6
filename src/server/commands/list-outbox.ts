import { Problem } from '#contract/problems';
import type { Handler } from './handler';

/** The messages to the people of demo data, newest first. Without demo data there is no such call. */
export const listOutbox: Handler<'listOutbox'> = async ({ app }) => {
  if (!app.messages.kept) throw new Problem('NOT_FOUND');
  return { body: await app.messages.kept() };
};
