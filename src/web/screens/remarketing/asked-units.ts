import type { Sent } from '#contract/commands/input';
import { boundedFacts, chosenFacts, unitFilters, writtenFacts } from '#contract/remarketing/unit-filters';
import type { BoundedFact, ChosenFact, WrittenFact } from '#contract/remarketing/unit-filters';
import { factsBetween } from '#contract/remarketing/unit';
import type { UnitFact } from '#contract/remarketing/unit';
import { unitSorts } from '#contract/remarketing/unit-orders';
import type { UnitSort } from '#contract/remarketing/unit-orders';
import type { Side } from '#contract/roles/sides';

export type AskedUnits = Sent<'listRemarketingDashboard'>;

/** What narrows the units, by the names in which it stands in the page's address. */
export type UnitFilter = keyof typeof unitFilters;

export const unitsAtOnce = 50;
export const usualOrder = '-daysInRemarketing';

/** What the address of the page asks for. */
export function askedUnits(address: URLSearchParams): AskedUnits {
  const given = Object.fromEntries(
    Object.keys(unitFilters).flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const page = Number(address.get('page') ?? 1);
  return {
    ...given,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: unitsAtOnce,
    sortBy: address.get('sortBy') ?? usualOrder,
    getBuckets: true,
  };
}

/** The address with some things asked anew, from the first page on; nothing asks for all. */
export function addressWith(
  address: URLSearchParams,
  asked: { readonly [name in UnitFilter | 'sortBy']?: string },
): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('page');
  for (const [name, value] of Object.entries(asked))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}

/** A fact that units are narrowed by one at a time, with the parameters that do. */
export type FactFilter =
  | { readonly fact: BoundedFact; readonly how: 'bounded'; readonly names: readonly [UnitFilter, UnitFilter] }
  | { readonly fact: ChosenFact; readonly how: 'chosen'; readonly names: readonly [UnitFilter] }
  | { readonly fact: WrittenFact; readonly how: 'written'; readonly names: readonly [UnitFilter] };

// The day of the sale stands beside the four that are always asked.
const facts: readonly FactFilter[] = [
  ...boundedFacts
    .filter((fact) => fact !== 'saleDate')
    .map((fact) => ({ fact, how: 'bounded', names: [`${fact}From`, `${fact}To`] }) as const),
  ...chosenFacts.map((fact) => ({ fact, how: 'chosen', names: [fact] }) as const),
  ...writtenFacts.map((fact) => ({ fact, how: 'written', names: [fact] }) as const),
];

const isTold = (side: Side, fact: UnitFact): boolean =>
  side !== 'vendor' || !(factsBetween as readonly UnitFact[]).includes(fact);

/** What a person of a side may narrow units by, and order them by: what they are told. */
export const factFiltersOf = (side: Side): readonly FactFilter[] =>
  facts.filter(({ fact }) => isTold(side, fact));
export const sortsOf = (side: Side): readonly UnitSort[] => unitSorts.filter((fact) => isTold(side, fact));

/** The order that an address asks for. */
export function askedOrder(address: URLSearchParams): { by: UnitSort; descending: boolean } {
  const asked = address.get('sortBy') ?? usualOrder;
  const by = unitSorts.find((one) => one === asked.replace(/^-/, '')) ?? 'daysInRemarketing';
  return { by, descending: asked.startsWith('-') };
}

/** The facts that an address asks by: each has its column while it does. */
export function factsAsked(address: URLSearchParams): readonly UnitFact[] {
  const narrowed = facts.filter(({ names }) => names.some((name) => address.get(name)));
  return [...new Set([...narrowed.map(({ fact }) => fact), askedOrder(address).by])];
}
