import type { Sent } from '#contract/commands/input';

export type AskedUnits = Sent<'listRemarketingDashboard'>;

/** What narrows the units, by the names in which it stands in the page's address. */
export const unitFilters = [
  'statusId',
  'clientId',
  'auctionId',
  'ageing',
  'saleDateFrom',
  'saleDateTo',
] as const;
export type UnitFilter = (typeof unitFilters)[number];

export const unitsAtOnce = 50;

/** What the address of the page asks for. */
export function askedUnits(address: URLSearchParams): AskedUnits {
  const given = Object.fromEntries(
    unitFilters.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const page = Number(address.get('page') ?? 1);
  return {
    ...given,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: unitsAtOnce,
    sortBy: address.get('sortBy') ?? '-daysInRemarketing',
    getBuckets: true,
  };
}

/** The address with one thing asked anew, from the first page on; nothing asks for all. */
export function addressWith(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
