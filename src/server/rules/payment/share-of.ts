import { centsOf } from '#contract/money/cents';
import type { Proposed } from './check-allocations';

/** Who money came from or went to: a company, a name, or a company under a name. */
export type Person = Pick<Proposed, 'companyId' | 'payerName'>;

/** Money that came in from somebody, or was given back. */
export type Moved = Person & Pick<Proposed, 'amount' | 'direction'>;

/**
 * What of the money that moved may still be given back to a person, in cents (below zero where they had too much): what they brought, less
 * every refund to them or to anybody who stands on one of their receipts. However refunds are shared out among the receipts, no cent of
 * them is so given back twice.
 */
export function shareOf(person: Person, moved: readonly Moved[]): number {
  const theirs = moved.filter((one) => one.direction === 'in' && isSame(person, one));
  const returned = moved.filter(
    (one) => one.direction === 'out' && [person, ...theirs].some((known) => isSame(known, one)),
  );
  return sumOf(theirs) - sumOf(returned);
}

const isSame = (one: Person, other: Person): boolean =>
  (one.companyId !== null && one.companyId === other.companyId) ||
  (one.payerName !== null && plain(one.payerName) === plain(other.payerName ?? ''));

const sumOf = (moved: readonly Moved[]): number =>
  moved.reduce((sum, { amount }) => sum + centsOf(amount), 0);

/** As people write a name: capitals, accents and spaces set aside. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
