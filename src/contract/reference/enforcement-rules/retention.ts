import type { EnforcementRule } from '../enforcement-rule';
import type { ValueOf } from '../../vocabularies';

/** Where the Personal Property Security Act was not read for how long one may object to that the asset is kept for the debt. */
const unread = {
  ON: 'Ontario Personal Property Security Act, Part V',
  BC: 'British Columbia Personal Property Security Act, Part 5',
  AB: 'Alberta Personal Property Security Act, Part 5',
  SK: 'Saskatchewan Personal Property Security Act, 1993',
  MB: 'Manitoba Personal Property Security Act',
  NS: 'Nova Scotia Personal Property Security Act',
  PE: 'Prince Edward Island Personal Property Security Act',
  NL: 'Newfoundland and Labrador Personal Property Security Act',
  NT: 'Northwest Territories Personal Property Security Act',
  NU: 'Nunavut — law inherited from the Northwest Territories',
  YT: 'Yukon Personal Property Security Act',
} as const satisfies Partial<Record<ValueOf<'province'>, string>>;

const objection = {
  key: 'retention_objection_days',
  value: 15,
  unit: 'days',
  appliesTo: { debtorType: 'both' },
  effectiveFrom: '2000-01-01',
} as const;

/** How long those who are served with a proposal to keep the asset may object to it. Québec has no such proposal. */
export const retentionObjections: readonly EnforcementRule[] = [
  {
    ...{ province: 'NB', ...objection, confidence: 'V', verifiedOn: '2026-06-30' },
    sourceTitle: 'New Brunswick Personal Property Security Act, s. 61',
    sourceUrl: 'https://laws.gnb.ca',
  },
  ...Object.entries(unread).map(([province, sourceTitle]) => ({
    ...objection,
    ...{ province: province as keyof typeof unread, sourceTitle, confidence: 'U' as const },
    note: 'As in New Brunswick, whose act has the same model; not read in its own text',
  })),
];
