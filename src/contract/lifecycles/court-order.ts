import type { Recorded } from '../resources/index';
import type { ValueOf } from '../vocabularies';
import type { Proof } from './proofs';
import type { Gate } from './status-row';

type Permission = ValueOf<'orderPermission'>;

/** What names an order: which court gave it, under which number of its registry, on what day, and what it permits. */
export const orderFields = ['courtName', 'courtFileNumber', 'orderDate', 'orderPermits'] as const;

/** What an order has to permit to open a gate; of a gate that is not here any order does. */
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

type Order = Pick<Recorded<'document'>, (typeof orderFields)[number]>;

/** Whether an order says all that it is gone by for. */
export function isNamed(order: Order): boolean {
  return orderFields.every((field) => {
    const said = order[field];
    return Array.isArray(said) ? said.length > 0 : Boolean(said);
  });
}
