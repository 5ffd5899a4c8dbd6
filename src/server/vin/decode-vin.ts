import { hasVinCheckDigit, isVin } from '#contract/vin';
import { openThread } from '../threads/open-thread';
import type { VehicleOfVin } from './vehicle-of-vin';

/** Its data takes some 300 MB while it works: it goes when nobody has asked for so long, in milliseconds. */
const idle = 120_000;
const ask = openThread<string, VehicleOfVin | null>(new URL('./vin-worker', import.meta.url), idle);
const mostRemembered = 5_000;

const remembered = new Map<string, Promise<VehicleOfVin | null>>();

/** A North American maker keeps the check digit, so a number without the right one is mistyped; makers elsewhere need not. */
const isDecodable = (vin: string): boolean => isVin(vin) && (hasVinCheckDigit(vin) || !/^[1-5]/.test(vin));

/**
 * What a VIN says of its vehicle, by records that lie in this house and on a thread of their own; nothing where they do not know it, or
 * where its check digit says that it is mistyped.
 * @throws Error where the records cannot be read
 */
export function decodeVin(vin: string): Promise<VehicleOfVin | null> {
  if (!isDecodable(vin)) return Promise.resolve(null);
  // The serial number proper, its last six figures, and the check digit say nothing of what it is.
  const kind = `${vin.slice(0, 8)}${vin.slice(9, 11)}`;
  const known = remembered.get(kind);
  if (known) return known;
  const told = ask(vin);
  if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(kind, told);
  told.catch(() => remembered.delete(kind));
  return told;
}
