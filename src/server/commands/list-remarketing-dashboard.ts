import type { UnitSort } from '#contract/remarketing/unit-orders';
import { countUnits, readUnits, sumUnits } from '../remarketing/read-units';
import { unitConditions, unitOrder } from '../remarketing/unit-query';
import type { Handler } from './handler';

/** The units that are for sale: a page of them, what they come to, and how many there are of each kind. */
export const listRemarketingDashboard: Handler<'listRemarketingDashboard'> = async (context, asked) => {
  const { page, size, sortBy, getBuckets, ...filters } = asked;
  // It is held to its values before it comes here.
  const by = sortBy.replace(/^-/, '') as UnitSort;
  const where = unitConditions(context.caller, context.now, filters);
  const order = unitOrder(context.caller, context.now, { by, descending: sortBy.startsWith('-') });
  const [data, totals, buckets] = await Promise.all([
    readUnits(context, where, order, { page, size }),
    sumUnits(context, where),
    getBuckets ? countUnits(context, filters) : undefined,
  ]);
  return { body: { data, total: totals.units, page, size, totals, ...(buckets && { buckets }) } };
};
