import { kmBetween, placeOf } from '../geo/place';

/** Roads are longer than the crow flies by so much. */
export const byRoad = 1.2;

/** Kilometres by road from one postal code to another; `undefined` where either is not known. */
export function roadKm(from: string | null | undefined, to: string | null | undefined): number | undefined {
  const [start, end] = [placeOf(from), placeOf(to)];
  return start && end && byRoad * kmBetween(start, end);
}
