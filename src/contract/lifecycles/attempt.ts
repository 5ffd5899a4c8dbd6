import type { ValueOf } from '../vocabularies';
import { provinceZones } from '../placement/province-time';
import { wallTime } from '../local-time';
import { nextStatuses } from './file-status';
import type { StatusName } from './status-row';
import { redeeming } from './way-back';
import type { Aside } from './way-back';

type Outcome = ValueOf<'attemptOutcome'>;

/** The statuses in which somebody is in the field for a file: before, nobody has accepted it; after, it is in hand. */
export const fieldStatuses: readonly StatusName[] = [
  'vendor_accepted',
  'attempt_scheduled',
  'attempting',
  'asset_sighted',
  'contact_made',
  'surrender_arranged',
  'payment_arrangement',
  'bailee_undertaking',
  'debtor_objected',
  'asset_inaccessible',
  'address_negative',
  'surrender_scheduled',
  'third_party_impound',
];

/** The statuses in which an asset is in hand, and what was found on it is still to be said. */
export const inHandStatuses: readonly StatusName[] = [
  'on_hook',
  'in_transit',
  'in_storage',
  'inventory_pending',
  'condition_report_pending',
];

/** Whether an asset is in hand so: a redemption that is asked for leaves it where it is. */
export const isHandled = ({ status, redemptionFrom }: Aside): boolean =>
  inHandStatuses.includes(status) ||
  (redeeming.includes(status) && redemptionFrom != null && inHandStatuses.includes(redemptionFrom));

/** Where an outcome leads; one that is not named leaves the file with those who go on trying. */
const leadsTo: { readonly [O in Outcome]?: StatusName } = {
  secured: 'on_hook',
  sighted: 'asset_sighted',
  contact: 'contact_made',
  refused: 'debtor_objected',
  inaccessible: 'asset_inaccessible',
};

/** The outcomes that are worth nothing without the place where it was. */
export const needsPlace: readonly Outcome[] = ['secured', 'sighted'];

/** The outcomes that lead somewhere once a photo shows them: one that comes later leads there when it comes. */
export const needsPhoto: readonly Outcome[] = ['sighted'];

/** The outcomes after which whoever tried leaves at once, and writes down what happened. */
export const needsNote: readonly Outcome[] = ['refused'];

/** Through which statuses an attempt takes a file, in their order; none where it stays as it is. `isShown`: a photo of it is there. */
export function roadOf(status: StatusName, outcome: Outcome, isShown: boolean): StatusName[] {
  const target = isShown || !needsPhoto.includes(outcome) ? leadsTo[outcome] : undefined;
  const isBegun = status !== 'vendor_accepted' && status !== 'attempt_scheduled';
  if (!target || target === status) return isBegun ? [] : ['attempting'];
  const next = nextStatuses(status);
  if (next.includes(target)) return [target];
  return next.includes('attempting') ? ['attempting', target] : [];
}

const bands: readonly (readonly [until: number, band: ValueOf<'attemptTimeBand'>])[] = [
  [6, '21-06'],
  [9, '06-09'],
  [17, '09-17'],
  [21, '17-21'],
  [24, '21-06'],
];

/** In which hours of the day an attempt was made, on the clock of the province. */
export function timeBandOf(at: Date, province: ValueOf<'province'>): ValueOf<'attemptTimeBand'> {
  const hour = wallTime(at, provinceZones[province]).time / 3_600_000;
  return bands.find(([until]) => hour < until)?.[1] ?? '21-06';
}
