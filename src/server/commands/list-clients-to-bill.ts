import { readClientsToBill } from '../month-end/read-month-end';
import type { Handler } from './handler';

/** What a month’s end brings of each client. */
export const listClientsToBill: Handler<'listClientsToBill'> = async (context, { until }) => ({
  body: { data: await readClientsToBill(context, until) },
});
