import type { Recorded } from '../resources/index';
import type { ValueOf } from '../vocabularies';
import type { Proof } from './proofs';
import type { Gate } from './status-row';

type Permission = ValueOf<'orderPermission'>;

/** What names an order: which court gave it, under which number of its registry, on what day, and what it permits. */
export const orderFields = ['courtName', 'courtFileNumber', 'orderDate', 'orderPermits'] as const;

/** What an order has to permit to open a gate; of a gate that is not here any order does that permits something. */
export const permissionOpening: { readonly [G in Gate]?: Permission } = {
  authorization_on_file: 'seizure',
  consumer_paid_threshold: 'seizure',
  no_objection: 'disposal',
};

/** What an order has to permit to prove a fact; where none is named any order may prove it. */
export const permissionProving: { readonly [P in Proof]?: Permission } = {
  authorization: 'seizure',
  notice_waiver: 'without_notice',
  objection_settled: 'disposal',
};

type Order = Pick<Recorded<'document'>, '_id' | (typeof orderFields)[number]>;

/** Whether an order says all that it is gone by for. */
export function isNamed(order: Omit<Order, '_id'>): boolean {
  return orderFields.every((field) => {
    const said = order[field];
    return Array.isArray(said) ? said.length > 0 : Boolean(said);
  });
}

/** Whether what an order is said to permit contradicts itself: who permits nothing permits nothing else. */
export const contradicts = (permits: readonly Permission[]): boolean =>
  permits.includes('none') && permits.length > 1;

/** Whether an order permits something; `permission`: this very thing, where it is said. */
export const doesPermit = ({ orderPermits }: Pick<Order, 'orderPermits'>, permission?: Permission): boolean =>
  (orderPermits ?? []).some((one) => (permission ? one === permission : one !== 'none'));

/** Registries write one number with blanks, dashes and letters of either size. */
const numberOf = ({ courtFileNumber }: Pick<Order, 'courtFileNumber'>): string =>
  (courtFileNumber ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The orders that stand: of each court file (`courtFileNumber`) that of the latest day alone, and of one day the one that came in last, whether
 * it permits more than those before it or less. `orders`: named ones, in the order in which they came in.
 */
export function standingOrders<O extends Pick<Order, 'courtFileNumber' | 'orderDate'>>(
  orders: readonly O[],
): O[] {
  const latest = new Map<string, O>();
  for (const order of orders) {
    const before = latest.get(numberOf(order));
    if (!before || (before.orderDate ?? '') <= (order.orderDate ?? '')) latest.set(numberOf(order), order);
  }
  return [...latest.values()];
}

/** The order that stands instead of this one, where one does; `orders` as above, this one among them. */
export function endedBy<O extends Pick<Order, 'courtFileNumber' | 'orderDate'>>(
  order: O,
  orders: readonly O[],
): O | undefined {
  return standingOrders(orders).find((one) => one !== order && numberOf(one) === numberOf(order));
}

/**
 * Those of `orders` instead of which another stands now: the id of each, with that other. `opening`: those of them that come from nobody who gains
 * by them, which alone end others.
 */
export function endings<O extends Pick<Order, '_id' | 'courtFileNumber' | 'orderDate'>>(
  orders: readonly O[],
  opening: readonly Pick<Order, '_id'>[] = orders,
): Map<string, O> {
  const ends = new Set(opening.map(({ _id }) => _id));
  return new Map(
    orders.flatMap((one): [string, O][] => {
      const later = endedBy(
        one,
        orders.filter((other) => other === one || ends.has(other._id)),
      );
      return later ? [[one._id, later]] : [];
    }),
  );
}

/** The ids of those alone. */
export const endedOrders = (...given: Parameters<typeof endings>): string[] => [...endings(...given).keys()];
