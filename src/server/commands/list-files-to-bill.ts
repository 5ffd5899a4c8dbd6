import { readFilesToBill } from '../month-end/read-month-end';
import type { Handler } from './handler';

/** What a client would be billed, file by file, before anything is made. */
export const listFilesToBill: Handler<'listFilesToBill'> = async (context, { clientId, until }) => ({
  body: { data: await readFilesToBill(context, clientId, until) },
});
