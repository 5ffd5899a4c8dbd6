import type { Candidate } from './propose';

/** By what the companies that a file could go to can be put in order: as the host recommends them, or by one fact of each. */
export const candidateOrders = ['likeliest', 'nearest', 'cheapest', 'performance'] as const;
export type CandidateOrder = (typeof candidateOrders)[number];

const last = Number.POSITIVE_INFINITY;

/** What is small where it is good; a company of which it is not known comes last. */
const facts: { readonly [O in Exclude<CandidateOrder, 'likeliest'>]: (one: Candidate) => number } = {
  nearest: ({ km }) => km ?? last,
  cheapest: ({ price }) => (price === null ? last : Number(price)),
  // Of a hundred that it was asked for, how many it secured.
  performance: ({ asked, secured }) => (asked === 0 ? last : -secured / asked),
};

/** The companies in an order. Those that may not be given the file stay behind those that may. */
export function inOrder<C extends Candidate>(
  companies: readonly C[],
  order: CandidateOrder,
  why: (company: C) => string | undefined,
): readonly C[] {
  if (order === 'likeliest') return companies;
  const fact = facts[order];
  const behind = (one: C): number => (why(one) === undefined ? 0 : 1);
  const apart = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
  return companies.toSorted((one, other) => behind(one) - behind(other) || apart(fact(one), fact(other)));
}
