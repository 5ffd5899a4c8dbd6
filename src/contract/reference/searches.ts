import type { ValueOf } from '../vocabularies';
import { amountOf, centsOf, times } from '../money/cents';

type Kind = ValueOf<'searchKind'>;

/** What a search costs, for each registry that is asked, and the fee that a successful one leads to. */
export const searches: {
  readonly [K in Kind]: { readonly price: string; readonly feeType: ValueOf<'feeType'> };
} = {
  vinSearch: { price: '25.00', feeType: 'search_ppsa_serial' },
  personDebtorSearch: { price: '28.00', feeType: 'search_ppsa_debtor' },
  lienDischarge: { price: '20.00', feeType: 'lien_registration_or_discharge' },
  vhr: { price: '60.00', feeType: 'search_vehicle_history' },
};

/** The days for which the answer to a search counts, and the same is not bought again unasked. */
export const searchCounts = 30;
/** Reports on vehicles that a client's staff order in a month; whoever leads it orders more. */
export const reportsAMonth = 20;

/** What a search costs before it is ordered: an amount. `registries`: how many are asked. */
export const costOfSearch = (kind: Kind, registries = 1): string =>
  amountOf(times(centsOf(searches[kind].price), registries));

/** Orders that wait for their answer. */
export const waitingSearch: readonly ValueOf<'searchStatus'>[] = [
  'ordered',
  'in_progress',
  'collecting_data',
];
/** Orders that are asked for once more when a person says so. */
export const repeatable: readonly ValueOf<'searchStatus'>[] = [...waitingSearch, 'failed'];
/** Orders that have their answer. */
export const answeredSearch: readonly ValueOf<'searchStatus'>[] = ['complete', 'no_record'];
const gone: readonly ValueOf<'searchStatus'>[] = ['failed', 'cancelled'];

interface Ordered {
  readonly status: ValueOf<'searchStatus'>;
  readonly orderedAt: string;
}

/** Whether an order still stands for the same thing, so that a second one is a second purchase. */
export const stillCounts = ({ status, orderedAt }: Ordered, now: Date): boolean =>
  !gone.includes(status) && Date.parse(orderedAt) > now.getTime() - searchCounts * 86_400_000;
