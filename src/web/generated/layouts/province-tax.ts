import type { Layout } from './layout';

export const provinceTaxLayout: Layout<'provinceTax'> = {
  columns: ['gstRate', 'hstRate', 'pstRate', 'pstName', 'effectiveFrom', 'effectiveTo', 'sourceTitle'],
  card: ['gstRate', 'hstRate', 'pstRate', 'effectiveFrom'],
  sections: [
    { title: 'rates', fields: ['province', 'gstRate', 'hstRate', 'pstRate', 'pstName', 'pstFees'] },
    { title: 'validity', fields: ['effectiveFrom', 'effectiveTo', 'sourceTitle', 'sourceUrl'] },
  ],
};
