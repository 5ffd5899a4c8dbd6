import type { ValueOf } from '#contract/vocabularies/index';
import type { Random } from './random';

type Contract = ValueOf<'contractType'>;
type Asset = ValueOf<'assetType'>;
type Shares = readonly (readonly [Contract, number])[];

const consumers: Shares = [
  ['conditional_sale', 41],
  ['secured_loan', 27],
  ['consumer_lease', 15],
  ['title_loan', 3],
  ['other', 1],
];
const firms: Shares = [
  ['equipment_finance', 60],
  ['commercial_lease', 27],
  ['commercial_loan_gsa', 13],
];
const dealers: Shares = [
  ['floor_plan', 45],
  ['commercial_lease', 35],
  ['commercial_loan_gsa', 20],
];

const tools: readonly Asset[] = [
  'heavy_truck',
  'trailer',
  'construction_equipment',
  'agricultural_equipment',
  'industrial_equipment',
  'office_it_equipment',
];
const stock: readonly Asset[] = ['automobile', 'motorcycle', 'powersports', 'recreational_vehicle'];

/** Whether only a business has such a thing. */
export const isTool = (asset: Asset): boolean => tools.includes(asset);

/** Who owes for an asset: tools are of businesses, and few of the rest, so that it is one debtor in eight. */
export const isOfBusiness = (random: Random, asset: Asset): boolean => isTool(asset) || random.chance(0.012);

/** A contract as such a debtor signs one for such an asset: what dealers hold as their stock is on a floor plan. */
export function pickContract(random: Random, isBusiness: boolean, asset: Asset): Contract {
  if (!isBusiness) return random.weighted(consumers);
  return random.weighted(stock.includes(asset) ? dealers : firms);
}
