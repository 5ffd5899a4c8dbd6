import type { FastifyBaseLogger } from 'fastify';
import type { CheckedRow } from '#contract/placement/check-row';
import { hasVinCheckDigit, vinModelYear } from '#contract/vin';
import { decodeVin } from '../vin/decode-vin';

/**
 * Rows that name a vehicle by its VIN alone, with what that says of it. What a row says itself stands, and a VIN whose check digit is
 * not right says nothing here: nobody looks at each row.
 */
export async function withVehicles<R extends CheckedRow>(
  rows: readonly R[],
  now: Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<R[]> {
  const told: R[] = [];
  for (const row of rows) {
    const { placement } = row;
    const { vin } = placement ?? {};
    if (!placement || !vin || (placement.make && placement.model) || !hasVinCheckDigit(vin)) {
      told.push(row);
      continue;
    }
    const vehicle = await decodeVin(vin).catch((error: unknown) => {
      log.warn({ err: error }, 'The records of VINs could not be read.');
      return null;
    });
    const year = placement.year ?? vinModelYear(vin, now.getUTCFullYear() + 1);
    const make = placement.make ?? vehicle?.make;
    const model =
      placement.make && placement.make.toLowerCase() !== vehicle?.make?.toLowerCase()
        ? undefined
        : vehicle?.model;
    told.push({
      ...row,
      placement: {
        ...placement,
        ...(year !== undefined && { year }),
        ...(make && { make }),
        ...(!placement.model && model && { model }),
      },
    });
  }
  return told;
}
