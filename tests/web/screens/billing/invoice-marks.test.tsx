import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvoiceMarks } from '../../../../src/web/screens/billing/invoice-marks';
import { speaking } from '../../speaking';

const of = 'a8b7c6d5-0000-4000-8000-000000000001';

it.each([
  ['en', 'Credit note'],
  ['fr', 'Note de crédit'],
] as const)('tells a credit note from an invoice in the list, in %s', async (locale, said) => {
  const inLanguage = await speaking(locale);
  render(inLanguage(<InvoiceMarks record={{ id: '1', creditOfInvoiceId: of }} />));
  expect(screen.getByRole('img', { name: said })).toBeInTheDocument();
});

it('says nothing beside an invoice', async () => {
  const inLanguage = await speaking('en');
  render(inLanguage(<InvoiceMarks record={{ id: '1', creditOfInvoiceId: null }} />));
  expect(screen.queryByRole('img')).toBeNull();
});
