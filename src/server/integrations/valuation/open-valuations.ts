import type { Settings } from '../../settings';
import { valuationOverHttp } from './http';
import type { ValuationPort } from './port';
import { valuationSandbox } from './sandbox';

/** Who says what a vehicle is worth: the provider at its address, or a sandbox where there is none. */
export function openValuations(
  { valuationUrl, valuationToken = '' }: Pick<Settings, 'valuationUrl' | 'valuationToken'>,
  now: () => Date,
): ValuationPort {
  return valuationUrl
    ? valuationOverHttp({ url: valuationUrl, token: valuationToken }, now)
    : valuationSandbox(now);
}
