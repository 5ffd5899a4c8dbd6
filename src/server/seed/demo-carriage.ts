import type { StatusName } from '#contract/lifecycles/status-row';
import type { DemoCompany } from './demo-desks';
import { roadKm } from './demo-roads';

/** Where a unit left its yard for an auction, and lies there from the second on. */
export const onceCarried: readonly StatusName[] = [
  'transport_to_auction',
  'at_auction',
  'ready_for_sale',
  'listed',
  'conditional_bid',
  'no_sale',
];

/** How a unit comes from its yard to its auction. */
export interface Carriage {
  readonly by: 'towing_storage' | 'transporter';
  /** The status with which it is done: a yard sends its truck out and back, a carrier is paid where it delivers. */
  readonly doneWith: StatusName;
  readonly km: number;
  readonly way: string;
}

/** In kilometres by road: so far a yard brings a unit itself. */
const around = 60;

/** The way from a yard to an auction, and who goes it; `undefined` where either is not known. */
export function carriageOf(
  yard: DemoCompany | undefined,
  auction: DemoCompany | undefined,
): Carriage | undefined {
  const km = roadKm(yard?.postalCode, auction?.postalCode);
  if (km === undefined || !yard || !auction) return undefined;
  const whole = Math.max(1, Math.round(km));
  return {
    ...(km <= around
      ? { by: 'towing_storage', doneWith: 'transport_to_auction' }
      : { by: 'transporter', doneWith: 'at_auction' }),
    ...{ km: whole, way: `${yard.city} – ${auction.city}, ${whole} km` },
  };
}
