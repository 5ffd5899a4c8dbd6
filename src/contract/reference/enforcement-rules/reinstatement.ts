import type { EnforcementRule } from '../enforcement-rule';
import type { ValueOf } from '../../vocabularies';

/** The acts of the common text, by which who owes for consumer goods pays the arrears and has the contract back; not read in their own text. */
const common = {
  ON: 'Ontario Personal Property Security Act, s. 66',
  AB: 'Alberta Personal Property Security Act, Part 5',
  SK: 'Saskatchewan Personal Property Security Act, 1993',
  MB: 'Manitoba Personal Property Security Act',
  NB: 'New Brunswick Personal Property Security Act',
  NS: 'Nova Scotia Personal Property Security Act',
  PE: 'Prince Edward Island Personal Property Security Act',
  NL: 'Newfoundland and Labrador Personal Property Security Act',
  NT: 'Northwest Territories Personal Property Security Act',
  NU: 'Nunavut — law inherited from the Northwest Territories',
  YT: 'Yukon Personal Property Security Act',
} as const satisfies Partial<Record<ValueOf<'province'>, string>>;

const right = { key: 'reinstatement_right', value: true, unit: 'flag', effectiveFrom: '2000-01-01' } as const;
const ofConsumers = { appliesTo: { debtorType: 'consumer' } } as const;

/** Who has their contract back by paying what is in arrears, before the asset is disposed of. */
export const reinstatement: readonly EnforcementRule[] = [
  {
    ...{ province: 'BC', ...right, ...ofConsumers, confidence: 'C+' },
    sourceTitle: "People's Law School — a creditor wants to repossess your property (PPSA s. 59)",
    sourceUrl: 'https://www.peopleslawschool.ca',
    note: 'Consumer goods, until they are disposed of: the arrears and the expenses of the seizure',
  },
  ...Object.entries(common).map(([province, sourceTitle]) => ({
    ...right,
    ...ofConsumers,
    ...{ province: province as keyof typeof common, sourceTitle, confidence: 'C' as const },
    note: 'Consumer goods, by the text that these acts share; for counsel to confirm',
  })),
  {
    ...{ province: 'QC', ...right, appliesTo: { debtorType: 'both' }, confidence: 'C' },
    sourceTitle: 'Civil Code of Québec, art. 2761',
    sourceUrl: 'https://www.legisquebec.gouv.qc.ca',
    note: 'Until the right is exercised: what is owed, or the default that the notice names made good, with the costs',
  },
];
