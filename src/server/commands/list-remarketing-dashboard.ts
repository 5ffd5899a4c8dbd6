import type { UnitAge, UnitSort } from '#contract/remarketing/ages';
import { countUnits, readUnits, sumUnits } from '../remarketing/read-units';
import { unitConditions, unitOrder } from '../remarketing/unit-query';
import type { Handler } from './handler';

/** The units that are for sale: a page of them, what they come to, and how many there are of each kind. */
export const listRemarketingDashboard: Handler<'listRemarketingDashboard'> = async (context, asked) => {
  const { page, size, sortBy, getBuckets, ageing, ...rest } = asked;
  // Both are held to their values before they come here.
  const filters = { ...rest, ageing: (ageing ?? null) as UnitAge | null };
  const by = sortBy.replace(/^-/, '') as UnitSort;
  const where = unitConditions(context.caller, context.now, filters);
  const order = unitOrder(context.caller, { by, descending: sortBy.startsWith('-') });
  const [data, totals, buckets] = await Promise.all([
    readUnits(context, where, order, { page, size }),
    sumUnits(context, where),
    getBuckets ? countUnits(context, filters) : undefined,
  ]);
  return { body: { data, total: totals.units, page, size, totals, ...(buckets && { buckets }) } };
};
