import { unitAgeNames, unitSorts } from '#contract/remarketing/ages';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { countUnits, readUnits, sumUnits } from '../remarketing/read-units';
import { unitConditions, unitOrder } from '../remarketing/unit-query';
import type { Handler } from './handler';

/** The units that are for sale: a page of them, what they come to, and how many there are of each kind. */
export const listRemarketingDashboard: Handler<'listRemarketingDashboard'> = async (context, asked) => {
  const { page, size, sortBy, getBuckets, ageing, ...rest } = asked;
  const age = ageing ? (unitAgeNames.find((name) => name === ageing) ?? refuse('ageing', ageing)) : null;
  const filters = { ...rest, ageing: age };
  const by = unitSorts.find((name) => name === sortBy.replace(/^-/, '')) ?? refuse('sortBy', sortBy);
  const where = unitConditions(context.caller, context.now, filters);
  const order = unitOrder(context.caller, { by, descending: sortBy.startsWith('-') });
  const [data, totals, buckets] = await Promise.all([
    readUnits(context, where, order, { page, size }),
    sumUnits(context, where),
    getBuckets ? countUnits(context, filters) : undefined,
  ]);
  return { body: { data, total: totals.units, page, size, totals, ...(buckets && { buckets }) } };
};

function refuse(name: string, value: string): never {
  throw new Problem('MALFORMED', {
    message: sentence('problems.valueRefused', { name, value }),
    errors: { [name]: sentence('problems.unknownValue') },
  });
}
