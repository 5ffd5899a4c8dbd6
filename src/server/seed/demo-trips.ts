import { kmBetween, placeOf } from '../geo/place';
import type { Seeded } from './demo-bundle';
import { companyAt } from './demo-desks';
import { byRoad, roadKm } from './demo-roads';

interface Subject {
  readonly file: Seeded<'file'>;
  /** The postal code of where its unit is taken. */
  readonly home: string;
}

/** Kilometres that are billed of a trip, and its way in words. */
export interface Trip {
  readonly billed: number;
  readonly way: string;
}

/** What the price list of a bailiff includes, and up to what its client need not be asked first. */
const included = 60;
const unasked = 400;

/**
 * What a bailiff bills for the way to a unit: from its office to where the unit was taken, on to the yard, and back. The same trip comes to
 * the same. `undefined` for what the price includes, and where no road leads.
 */
export function tripOf({ file, home }: Subject): Trip | undefined {
  const office = companyAt(file.recovery?.vendorCompanyId);
  const yard = companyAt(file.storage?.lotCompanyId);
  const [from, at, to] = [office?.postalCode, home, yard?.postalCode].map((one) => placeOf(one));
  const town = file.recovery?.recoveryAddress?.split(', ').at(-1);
  if (!from || !at || !to || !town || file.state === 'NU') return undefined;
  const km = Math.round(byRoad * (kmBetween(from, at) + kmBetween(at, to) + kmBetween(to, from)));
  if (km <= included) return undefined;
  const stops = [
    office?.city,
    town,
    ...(yard?.city === town || yard?.city === office?.city ? [] : [yard?.city]),
  ];
  return { billed: Math.min(unasked, km), way: `${[...stops, office?.city].join(' – ')}, ${km} km` };
}

/** The way of a tow in words, from where the unit was taken to its yard; `undefined` where either is not known. */
export function towOf({ file, home }: Subject): string | undefined {
  const yard = companyAt(file.storage?.lotCompanyId);
  const km = roadKm(home, yard?.postalCode);
  const town = file.recovery?.recoveryAddress?.split(', ').at(-1);
  return km === undefined || !town ? undefined : `${town} – ${yard?.city}, ${Math.max(1, Math.round(km))} km`;
}
