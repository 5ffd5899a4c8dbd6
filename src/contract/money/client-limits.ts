import type { ValueOf } from '../vocabularies';
import type { ApprovalNeed } from './approval';
import { centsOf } from './cents';
import type { Cents } from './cents';

type Type = ValueOf<'feeType'>;

/** What a client lets itself be charged on a file without being asked, by its playbook. The amount as it travels. */
export interface ClientLimits {
  /** Days of storage, with those that the client agreed to later. */
  readonly storageDays: number | null;
  /** The days of storage, of whichever kind, that it is charged already. */
  readonly earlierStorageDays: number;
  readonly transportAmount: string | null;
  /** What it is charged for transport already, taxes left out. */
  readonly earlierTransportAmount: string;
}

/** The kinds of fee that a client caps by the day. */
export const storageFees: readonly Type[] = ['storage_day', 'storage_indoor_day'];
/** The kinds of fee that a client is asked about from an amount on. */
export const transportFees: readonly Type[] = ['transport_long_haul'];

/**
 * Why the client itself has to approve a fee that it is charged, or nothing where it has not. What it is charged already counts, so that no fee stays below a limit
 * by halves.
 */
export function clientNeed(
  feeType: Type,
  { amount, quantity }: { readonly amount: Cents; readonly quantity: number },
  limits: ClientLimits | null | undefined,
): ApprovalNeed | undefined {
  if (!limits) return undefined;
  const { storageDays, earlierStorageDays, transportAmount, earlierTransportAmount } = limits;
  if (storageFees.includes(feeType) && storageDays !== null && earlierStorageDays + quantity > storageDays)
    return { because: 'client_days', limit: storageDays };
  const transport = centsOf(earlierTransportAmount) + amount;
  if (transportFees.includes(feeType) && transportAmount !== null && transport > centsOf(transportAmount))
    return { because: 'client_amount', limit: centsOf(transportAmount) };
  return undefined;
}
