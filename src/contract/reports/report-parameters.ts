import type { Fields, ValueOfField } from '../fields';

const company = { kind: 'reference', to: 'company' } as const;

/** What a report can be narrowed by; each type takes some of these. The days are counted in the zone of who asks, both included. */
export const reportParameters = {
  clientId: company,
  vendorId: company,
  auctionId: company,
  agentUserId: { kind: 'reference', to: 'user' },
  state: { kind: 'choice', of: 'province' },
  stage: { kind: 'choice', of: 'stageName' },
  status: { kind: 'choice', of: 'statusName' },
  assetType: { kind: 'choice', of: 'assetType' },
  contractType: { kind: 'choice', of: 'contractType' },
  closingReason: { kind: 'choice', of: 'closingReason' },
  dateFrom: { kind: 'date' },
  dateTo: { kind: 'date' },
} as const satisfies Fields;

export type ReportParameter = keyof typeof reportParameters;

export type ReportParameters = {
  readonly [P in ReportParameter]?: ValueOfField<(typeof reportParameters)[P]> | null;
};

/** What all reports on files of a company's people are narrowed by, kept per company. */
export const reportFilters = {
  states: { kind: 'choices', of: 'province' },
  stages: { kind: 'choices', of: 'stageName' },
  statuses: { kind: 'choices', of: 'statusName' },
  assetTypes: { kind: 'choices', of: 'assetType' },
  contractTypes: { kind: 'choices', of: 'contractType' },
  includeHold: { kind: 'flag', required: true, default: true },
  includeClosedDays: { kind: 'integer', min: 0, max: 366 },
  columns: { kind: 'texts', max: 40 },
  groupBy: { kind: 'choice', of: 'reportGrouping' },
} as const satisfies Fields;
