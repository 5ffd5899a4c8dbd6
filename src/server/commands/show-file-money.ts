import { find } from '../records/find';
import { readFileMoney } from '../rules/file/file-money';
import type { Handler } from './handler';

/** What a file costs, as far as it is the caller's to see. */
export const showFileMoney: Handler<'showFileMoney'> = async (work, { fileId }) => {
  const file = await find(work.db, 'file', fileId, work.caller);
  return { body: await readFileMoney(work.db, file, work.caller) };
};
