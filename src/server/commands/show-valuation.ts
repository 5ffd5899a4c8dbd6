import { isVin } from '#contract/vin';
import { sentence } from '#contract/words/sentence';
import { invalid } from '../rules/refuse';
import { valueOf } from '../valuations/value-of';
import type { Handler } from './handler';

/** Tells what a vehicle is worth. A value that was bought and still holds is not bought again. */
export const showValuation: Handler<'showValuation'> = async (
  context,
  { vin, currentMileageInKms, province },
) => {
  if (!isVin(vin)) throw invalid('vin', sentence('valuations.notVin'));
  return { body: await valueOf(context, { vin, currentMileageInKms, province }) };
};
