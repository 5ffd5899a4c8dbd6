import { addDays } from '#contract/clocks/day';
import { readOutcomes } from '../remarketing/read-outcomes';
import { localTime } from '../jobs/export-cells';
import type { Handler } from './handler';

const days = 365;

/** What became of each client's files that were closed in the last twelve months. */
export const showRemarketingOutcomes: Handler<'showRemarketingOutcomes'> = async (context) => {
  const today = localTime(context.now.toISOString(), context.caller.timeZone).slice(0, 10);
  const since = addDays(today, -days);
  return { body: { since, data: await readOutcomes(context, since) } };
};
