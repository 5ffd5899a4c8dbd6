import { resource } from '../resource';

const rate = { kind: 'decimal', min: 0, max: 100, required: true, default: 0 } as const;

/**
 * One row of a province's rates, in percent, from a day on, with the kinds of fee that bear its own tax. The documented read is the
 * command `showProvinceTax`.
 */
export const provinceTax = resource({
  name: 'provinceTax',
  calls: {
    list: 'GET /desk/provinceTax/list',
    create: 'POST /desk/provinceTax/',
    update: 'PATCH /desk/provinceTax/',
  },
  named: ['province'],
  fields: {
    province: { kind: 'choice', of: 'province', required: true, set: 'once' },
    gstRate: rate,
    hstRate: rate,
    pstRate: rate,
    pstName: { kind: 'text', max: 20 },
    pstFees: { kind: 'choices', of: 'feeType' },
    effectiveFrom: { kind: 'date', required: true },
    effectiveTo: { kind: 'date' },
    sourceTitle: { kind: 'text', max: 200 },
    sourceUrl: { kind: 'text', max: 500 },
  },
  paged: true,
  filters: { province: { on: 'province' } },
  sorts: { province: 'province', effectiveFrom: 'effectiveFrom' },
  sortedBy: 'province,-effectiveFrom',
  brief: [
    'province',
    'gstRate',
    'hstRate',
    'pstRate',
    'pstName',
    'pstFees',
    'effectiveFrom',
    'effectiveTo',
    'sourceTitle',
  ],
  erased: 'never',
});
