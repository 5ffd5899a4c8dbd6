import type { FeeLine } from '#contract/money/quote';
import { feeTypes } from '#contract/reference/fee-types';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import type { Seeded } from './demo-bundle';
import { companies, companyOf } from './demo-desks';
import { demoPrices } from './demo-prices';
import { insertAll } from './insert-all';
import { seedId } from './seed-id';

export type DemoLine = FeeLine & { readonly companyId: string; readonly billToDebtor: boolean };
type Line = Seeded<'companyFee'> & DemoLine;
type FeeType = ValueOf<'feeType'>;
type Direction = ValueOf<'feeDirection'>;

const since = '2020-01-01';
const platform = companyOf('NLR')._id;
const least: { readonly [T in FeeType]?: Readonly<Record<Direction, string>> } = {
  remarketing_commission: { receivable: '300.00', payable: '300.00' },
  // Nobody loads a unit for the kilometres to the other end of a town.
  transport_long_haul: { receivable: '175.00', payable: '140.00' },
};

function line(
  code: string,
  direction: Direction,
  feeType: FeeType,
  amount: string,
  more: Partial<Line> = {},
): Line {
  const name = [code, direction, feeType, more.clientId, more.state, more.effectiveFrom]
    .filter(Boolean)
    .join(' ');
  return {
    _id: seedId('companyFee', name),
    companyId: companyOf(code)._id,
    direction,
    feeType,
    amount,
    unit: feeTypes[feeType].unit,
    clientId: null,
    state: null,
    assetType: null,
    contractType: null,
    minimumAmount: least[feeType]?.[direction] ?? null,
    maximumAmount: null,
    freeUnits: demoPrices[feeType]?.[2] ?? null,
    maxQuantity: null,
    preApprovalThreshold: null,
    effectiveFrom: since,
    effectiveTo: null,
    billToDebtor: feeTypes[feeType].recoverable,
    taxable: true,
    ...more,
  };
}

function defaults(): Line[] {
  return Object.entries(demoPrices).flatMap(([feeType, [receivable, payable]]) => [
    ...(receivable ? [line('NLR', 'receivable', feeType as FeeType, receivable)] : []),
    ...(payable ? [line('NLR', 'payable', feeType as FeeType, payable)] : []),
  ]);
}

/** What two clients and the field vendors have agreed on otherwise; one of them from next year on. */
function agreed(): Line[] {
  const bailiffs = companies.filter(({ activityType }) => activityType === 'bailiff');
  return [
    line('LNA', 'receivable', 'repossession_involuntary', '600.00'),
    line('LNA', 'receivable', 'repossession_involuntary', '675.00', { state: 'QC' }),
    line('LNA', 'receivable', 'storage_day', '22.00', { freeUnits: 5, maxQuantity: 45 }),
    line('LNA', 'receivable', 'assignment_admin', '60.00', { effectiveTo: '2026-12-31' }),
    line('LNA', 'receivable', 'assignment_admin', '65.00', { effectiveFrom: '2027-01-01' }),
    line('LNB', 'receivable', 'repossession_involuntary', '695.00'),
    line('LNB', 'receivable', 'towing_heavy', '310.00', { preApprovalThreshold: '900.00' }),
    ...bailiffs.flatMap(({ code }, index) => [
      line(code, 'payable', 'repossession_involuntary', String(400 + (index % 4) * 15) + '.00', {
        autoApproveLimit: '500.00',
        slaDays: 30,
      }),
      line(code, 'payable', 'mileage_km', '0.80', { freeUnits: 60 }),
    ]),
  ];
}

/** The price lists of the demo: what the platform asks and pays, and what was agreed on otherwise. */
export const demoLines: readonly Line[] = [...defaults(), ...agreed()];
export const demoPlatform = platform;

/** What a client lets a yard take a day, and after how many days. */
export function storageTerms(clientId: string): { readonly dailyRate: string; readonly freeDays: number } {
  const asked = demoLines.filter(
    ({ feeType, direction }) => feeType === 'storage_day' && direction === 'receivable',
  );
  const agreed =
    asked.find(({ companyId }) => companyId === clientId) ??
    asked.find(({ companyId }) => companyId === platform);
  return { dailyRate: String(agreed?.amount ?? '0.00'), freeDays: agreed?.freeUnits ?? 0 };
}

export function seedDemoPrices(db: Db): Promise<number> {
  return insertAll(db, 'companyFee', demoLines, `${since}T12:00:00.000Z`);
}
