import type { Layout } from './layout';

const ends = ['cost', 'provider', 'orderedBy', 'orderedAt', 'expiresOn'] as const;
const card = ['fileId', 'status', 'cost', 'orderedAt', 'expiresOn'] as const;

/** Searches, whichever they are: of which file, for what, how far, what of it matters most, and what it cost. */
export const searchLayouts: {
  readonly vinSearch: Layout<'vinSearch'>;
  readonly personDebtorSearch: Layout<'personDebtorSearch'>;
  readonly lienDischarge: Layout<'lienDischarge'>;
  readonly vhr: Layout<'vhr'>;
} = {
  vinSearch: { columns: ['fileId', 'jurisdictions', 'status', 'ownRegistrationFound', ...ends], card },
  personDebtorSearch: { columns: ['fileId', 'jurisdictions', 'searchMode', 'status', ...ends], card },
  lienDischarge: { columns: ['fileId', 'jurisdiction', 'status', 'dischargeNumber', ...ends], card },
  vhr: { columns: ['fileId', 'product', 'status', ...ends], card },
};
