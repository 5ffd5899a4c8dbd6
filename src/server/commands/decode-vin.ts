import { hasVinCheckDigit, isVin, vinModelYear } from '#contract/vin';
import { sentence } from '#contract/words/sentence';
import { invalid } from '../rules/refuse';
import { decodeVin as decode } from '../vin/decode-vin';
import type { Handler } from './handler';

/** Says what a VIN tells of its vehicle. The check digit and the year are the house's own; what the records do not know is not made up. */
export const decodeVin: Handler<'decodeVin'> = async ({ app, now }, { vin }) => {
  if (!isVin(vin)) throw invalid('vin', sentence('valuations.notVin'));
  const told = await decode(vin).catch((error: unknown) => {
    app.log.warn({ err: error }, 'The records of VINs could not be read.');
    return null;
  });
  return {
    body: {
      ...{ vin, isRight: hasVinCheckDigit(vin) },
      year: vinModelYear(vin, now.getUTCFullYear() + 1) ?? null,
      make: told?.make ?? null,
      model: told?.model ?? null,
      trim: told?.trim ?? null,
      bodyStyle: told?.bodyStyle ?? null,
      source: told ? 'vpic' : null,
    },
  };
};
