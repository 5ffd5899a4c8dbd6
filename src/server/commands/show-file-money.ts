import { find } from '../records/find';
import { readFileMoney } from '../rules/file/file-money';
import type { Handler } from './handler';

/** What a file costs, as far as it is the caller's to see. */
export const showFileMoney: Handler<'showFileMoney'> = async (context, { fileId }) => {
  const file = await find(context.db, 'file', fileId, context.caller);
  return { body: await readFileMoney(context.db, file, context.caller) };
};
