import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { resources } from '#contract/resources/index';
import { InvoiceLines } from '../../../../src/web/screens/billing/invoice-lines';
import { provinceTaxSlots } from '../../../../src/web/screens/province-tax/province-tax-slots';
import { speaking } from '../../speaking';

const line = {
  feeId: null,
  feeType: 'key_cut',
  description: null,
  quantity: 1,
  unitAmount: '100.00',
  amount: '100.00',
  gst: '5.00',
  hst: '0.00',
  pst: '7.00',
  qst: '0.00',
  total: '112.00',
} as const;
const totals = {
  subtotal: '100.00',
  gstTotal: '5.00',
  hstTotal: '0.00',
  pstTotal: '7.00',
  qstTotal: '0.00',
  total: '112.00',
};

it.each([
  ['MB', 'fr', 'TVD'],
  ['SK', 'fr', 'TVP'],
  ['MB', 'en', 'RST'],
  ['BC', 'en', 'PST'],
] as const)('an invoice of %s read in %s bears the %s', async (state, locale, name) => {
  const inLanguage = await speaking(locale);
  render(inLanguage(<InvoiceLines lines={[line]} totals={totals} state={state} />));
  expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
});

it.each([
  ['QST/TVQ', 'fr', 'TVQ'],
  ['QST/TVQ', 'en', 'QST'],
  ['RST', 'fr', 'TVD'],
  [null, 'fr', '–'],
] as const)('the tax table says %s in %s as %s', async (value, locale, name) => {
  const cell = provinceTaxSlots.cells?.pstName;
  if (!cell) throw new Error('the name has no cell of its own');
  const given = {
    value: value as string,
    field: resources.provinceTax.fields.pstName,
    resource: 'provinceTax',
    name: 'pstName',
    record: { id: '1' },
    place: 'row',
  } as const;
  const inLanguage = await speaking(locale);
  render(inLanguage(createElement(cell, given as never)));
  expect(screen.getByText(name)).toBeInTheDocument();
});
