import type { Fields } from '../fields';
import type { Filter } from '../resource';

/**
 * What every search that is bought has: who asked for it, of whom, for how much, and how far it is. `provider`: where the answer is from;
 * `sandbox` where it is made up. `problem`: why it waits or failed. `again`: a second one was wanted, though the first still stands.
 */
export const orderFields = {
  fileId: { kind: 'reference', to: 'file', required: true, set: 'once' },
  status: { kind: 'choice', of: 'searchStatus', required: true, set: 'host' },
  again: { kind: 'flag', required: true, default: false, set: 'once' },
  cost: { kind: 'money', required: true, set: 'host' },
  provider: { kind: 'text', max: 80, required: true, set: 'host' },
  providerReference: { kind: 'text', max: 80, set: 'host' },
  orderedBy: { kind: 'reference', to: 'user', required: true, set: 'host' },
  orderedAt: { kind: 'moment', required: true, set: 'host' },
  completedAt: { kind: 'moment', set: 'host' },
  expiresOn: { kind: 'date', set: 'host' },
  problem: { kind: 'text', max: 500, set: 'host', hostWords: true },
} as const satisfies Fields;

/** A registration as a registry tells of it. */
export const registration = {
  jurisdiction: { kind: 'choice', of: 'province', required: true },
  registrationNumber: { kind: 'text', min: 1, max: 40, required: true },
  registrationType: { kind: 'choice', of: 'registrationType', required: true },
  registeredOn: { kind: 'date', past: true, required: true },
  expiresOn: { kind: 'date' },
  securedParties: { kind: 'texts', max: 20, required: true },
  debtors: { kind: 'texts', max: 20 },
  collateral: { kind: 'text', max: 400 },
  amount: { kind: 'money' },
} as const satisfies Fields;

export const orderFilters = {
  fileId: { on: 'fileId' },
  status: { on: 'status' },
  orderedBy: { on: 'orderedBy', beyond: true },
  orderedAtFrom: { on: 'orderedAt', how: 'from', beyond: true },
  orderedAtTo: { on: 'orderedAt', how: 'to', beyond: true },
  ids: { on: '_id', hidden: true, beyond: true },
} as const satisfies Readonly<Record<string, Filter>>;

export const orderSorts = { orderedAt: 'orderedAt', completedAt: 'completedAt', status: 'status' } as const;

/** What a row of a list of searches says of each. */
export const orderBrief = [
  'fileId',
  'status',
  'again',
  'cost',
  'provider',
  'orderedBy',
  'orderedAt',
  'completedAt',
  'expiresOn',
  'problem',
] as const;
