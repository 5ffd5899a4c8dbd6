import { quoteFee } from '#contract/money/quote';
import { lineAmong } from '#contract/money/sources';
import { ratesOn } from '#contract/money/taxes';
import { provinceTaxRows } from '#contract/reference/province-tax';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Seeded } from './demo-bundle';
import { placeOfFee } from './demo-place-of-fee';
import type { DemoLine } from './demo-price-lists';
import { demoLines, demoPlatform } from './demo-price-lists';

type FeeType = ValueOf<'feeType'>;
type Direction = ValueOf<'feeDirection'>;

const byKind = new Map<string, DemoLine[]>();
for (const line of demoLines) {
  const key = `${line.feeType} ${line.direction}`;
  byKind.set(key, [...(byKind.get(key) ?? []), line]);
}

/**
 * What a kind of work on a file comes to on a day, by the price lists and the tax table, or at its `cost`; `undefined` where neither names a
 * price.
 */
export function workOut(
  file: Seeded<'file'>,
  { feeType, quantity = 1, cost = null }: { feeType: FeeType; quantity?: number; cost?: string | null },
  direction: Direction,
  companyId: string,
  incurredOn: string,
) {
  const state = file.state as ValueOf<'province'>;
  const line = lineAmong(byKind.get(`${feeType} ${direction}`) ?? [], [companyId, demoPlatform], {
    clientId: String(file.clientId),
    assetType: file.assetType as ValueOf<'assetType'>,
    contractType: file.contractType as ValueOf<'contractType'>,
    state,
    incurredOn,
  });
  const place = placeOfFee(file, feeType, direction);
  const rates = ratesOn(
    provinceTaxRows.filter(({ province }) => province === place.state),
    incurredOn,
  );
  if (!rates) return undefined;
  const quote = quoteFee(
    { feeType, quantity, unitAmount: cost, base: null },
    {
      ...{ line, rates, registered: true, hasQstNumber: true, isNonResident: false },
      ...{ earlierUnits: 0, freeTaken: 0 },
    },
  );
  return typeof quote === 'string' ? undefined : { quote, line, place };
}
