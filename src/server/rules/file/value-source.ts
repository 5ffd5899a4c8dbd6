import type { Draft, Recorded } from '#contract/resources/index';
import { toldByProvider, valuesOfAsset } from '#contract/valuation';
import { sentence } from '#contract/words/sentence';
import { invalid } from '../refuse';

type Valued = NonNullable<Recorded<'file'>['asset']>;

/**
 * Holds where a value is said to be from to what may be said by hand.
 * @throws Problem INVALID naming `field` for a provider's name
 */
export function checkValueSource(source: Valued['valueSource'], field: string): void {
  const isTold = toldByProvider.some((one) => one === source);
  if (isTold) throw invalid(field, sentence('values.onlyTold', { field }));
}

/**
 * The same of each value of all assets that are sent with a file: under a provider's name a value stays as it stood there.
 * @throws Problem INVALID naming the field
 */
export function checkValueSources(
  { asset, additionalAssets }: Partial<Pick<Draft<'file'>, 'asset' | 'additionalAssets'>>,
  current?: Recorded<'file'>,
): void {
  const stood = current?.asset ? [current.asset] : [];
  if (asset) checkAsset(asset, stood, 'asset');
  additionalAssets?.forEach((one, index) =>
    checkAsset(one, current?.additionalAssets ?? [], `additionalAssets[${index}]`),
  );
}

function checkAsset(asset: Valued, stood: readonly Valued[], at: string): void {
  for (const told of valuesOfAsset)
    if (!stood.some((other) => isSame(other, asset, told)))
      checkValueSource(asset[told.source], `${at}.${told.source}`);
}

/** What was told together stands as it did: a value that is typed over is no longer the provider's. */
const isSame = (
  one: Valued,
  other: Valued,
  { value, source, date }: (typeof valuesOfAsset)[number],
): boolean => [value, source, date].every((name) => (one[name] ?? null) === (other[name] ?? null));
