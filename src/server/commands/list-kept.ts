import { countKept, readKept } from '../retention/read-kept';
import type { Handler } from './handler';

/** What of closed files has been kept for long enough. */
export const listKept: Handler<'listKept'> = async (context) => ({
  body: { data: await readKept(context, { most: 500 }), total: await countKept(context) },
});
