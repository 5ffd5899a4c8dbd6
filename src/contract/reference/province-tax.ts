import type { ValueOf } from '../vocabularies';
import type { Confidence } from './confidence';
import { usualPstFees } from './fee-supplies';

export interface ProvinceTaxRow {
  readonly province: ValueOf<'province'>;
  /** Rates in percent: 9.975 is 9.975 %. In Québec the provincial rate is the QST, on the price before GST. */
  readonly gstRate: number;
  readonly hstRate: number;
  readonly pstRate: number;
  readonly pstName: string | null;
  /** The kinds of fee that bear the provincial tax; Québec's is on every supply. */
  readonly pstFees: readonly ValueOf<'feeType'>[];
  readonly effectiveFrom: string;
  /** The last day on which the row holds, or null while it does. */
  readonly effectiveTo: string | null;
  readonly sourceTitle: string;
  readonly sourceUrl?: string;
  readonly confidence: Confidence;
}

const skipTracing = ['skip_trace_basic', 'skip_trace_enhanced', 'skip_located_bonus'] as const;

/** Rates that a new installation starts with; an accountant confirms them, and which kinds of fee bear the tax of a
 * province with them. */
export const provinceTaxRows: readonly ProvinceTaxRow[] = [
  {
    province: 'AB',
    gstRate: 5,
    hstRate: 0,
    pstRate: 0,
    pstName: null,
    pstFees: [],
    effectiveFrom: '2008-01-01',
    effectiveTo: null,
    sourceTitle: 'TaxTips.ca — sales tax rates 2026',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'BC',
    gstRate: 5,
    hstRate: 0,
    pstRate: 7,
    pstName: 'PST',
    pstFees: [...usualPstFees, 'legal_fee'],
    effectiveFrom: '2013-04-01',
    effectiveTo: '2026-09-30',
    sourceTitle: 'TaxTips.ca — sales tax rates 2026; BC PST Bulletin 106, legal services',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'BC',
    gstRate: 5,
    hstRate: 0,
    pstRate: 7,
    pstName: 'PST',
    pstFees: [...usualPstFees, 'legal_fee', ...skipTracing],
    effectiveFrom: '2026-10-01',
    effectiveTo: null,
    sourceTitle:
      'TaxTips.ca — sales tax rates 2026; BC PST Bulletin 106, legal services; BC, security and investigation services (C)',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'MB',
    gstRate: 5,
    hstRate: 0,
    pstRate: 7,
    pstName: 'RST',
    pstFees: [...usualPstFees, 'legal_fee', ...skipTracing],
    effectiveFrom: '2019-07-01',
    effectiveTo: null,
    sourceTitle:
      'TaxTips.ca — sales tax rates 2026; MB RST Bulletin 036, legal services; MB, security and private investigation services (C)',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'NB',
    gstRate: 0,
    hstRate: 15,
    pstRate: 0,
    pstName: null,
    pstFees: [],
    effectiveFrom: '2016-07-01',
    effectiveTo: null,
    sourceTitle: 'TaxTips.ca — sales tax rates 2026',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'NL',
    gstRate: 0,
    hstRate: 15,
    pstRate: 0,
    pstName: null,
    pstFees: [],
    effectiveFrom: '2016-07-01',
    effectiveTo: null,
    sourceTitle: 'TaxTips.ca — sales tax rates 2026',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'NS',
    gstRate: 0,
    hstRate: 15,
    pstRate: 0,
    pstName: null,
    pstFees: [],
    effectiveFrom: '2010-07-01',
    effectiveTo: '2025-03-31',
    sourceTitle: 'Canada Gazette SOR/2025-77 and CRA GST/HST Notice 342 — Nova Scotia HST rate',
    confidence: 'C+',
  },
  {
    province: 'NS',
    gstRate: 0,
    hstRate: 14,
    pstRate: 0,
    pstName: null,
    pstFees: [],
    effectiveFrom: '2025-04-01',
    effectiveTo: null,
    sourceTitle: 'Canada Gazette SOR/2025-77 and CRA GST/HST Notice 342 — Nova Scotia HST rate',
    confidence: 'V',
  },
  {
    province: 'NT',
    gstRate: 5,
    hstRate: 0,
    pstRate: 0,
    pstName: null,
    pstFees: [],
    effectiveFrom: '2008-01-01',
    effectiveTo: null,
    sourceTitle: 'TaxTips.ca — sales tax rates 2026',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'NU',
    gstRate: 5,
    hstRate: 0,
    pstRate: 0,
    pstName: null,
    pstFees: [],
    effectiveFrom: '2008-01-01',
    effectiveTo: null,
    sourceTitle: 'TaxTips.ca — sales tax rates 2026',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'ON',
    gstRate: 0,
    hstRate: 13,
    pstRate: 0,
    pstName: null,
    pstFees: [],
    effectiveFrom: '2010-07-01',
    effectiveTo: null,
    sourceTitle: 'TaxTips.ca — sales tax rates 2026',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'PE',
    gstRate: 0,
    hstRate: 15,
    pstRate: 0,
    pstName: null,
    pstFees: [],
    effectiveFrom: '2016-10-01',
    effectiveTo: null,
    sourceTitle: 'TaxTips.ca — sales tax rates 2026',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'QC',
    gstRate: 5,
    hstRate: 0,
    pstRate: 9.975,
    pstName: 'QST/TVQ',
    pstFees: [],
    effectiveFrom: '2013-01-01',
    effectiveTo: null,
    sourceTitle: 'TaxTips.ca — sales tax rates 2026',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'SK',
    gstRate: 5,
    hstRate: 0,
    pstRate: 6,
    pstName: 'PST',
    pstFees: [...usualPstFees, 'legal_fee', ...skipTracing],
    effectiveFrom: '2017-03-23',
    effectiveTo: null,
    sourceTitle:
      'TaxTips.ca — sales tax rates 2026; SK PST-19, legal services; SK, credit reporting and collection services (C)',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
  {
    province: 'YT',
    gstRate: 5,
    hstRate: 0,
    pstRate: 0,
    pstName: null,
    pstFees: [],
    effectiveFrom: '2008-01-01',
    effectiveTo: null,
    sourceTitle: 'TaxTips.ca — sales tax rates 2026',
    sourceUrl: 'https://www.taxtips.ca',
    confidence: 'C+',
  },
];
