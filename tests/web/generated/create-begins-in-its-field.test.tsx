import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GeneratedCreate } from '../../../src/web/generated/generated-create';
import { GeneratedEdit } from '../../../src/web/generated/generated-edit';
import { NewInvoicePage } from '../../../src/web/screens/vendor-invoice/invoice-form-pages';
import { answer } from '../tabs';
import { showScreen } from '../screens/desk';

const company = {
  ...{ _id: 'c-9', version: 3, companyName: 'Roy Bailiffs', code: 'ROY', activityType: 'bailiff' },
  ...{ city: 'Sudbury', state: 'ON', companyStatus: 'active', may: ['show', 'edit'] },
};

it('The page of a new record begins in its first field', async () => {
  await showScreen(<GeneratedCreate name="company" slots={{}} />, () => undefined, '/companies/create');
  const first = await screen.findByRole('textbox', { name: /^Company name/ }, { timeout: 20_000 });
  await waitFor(() => expect(first).toHaveFocus());
});

it('The page of a new invoice of a vendor begins in its first field', async () => {
  await showScreen(<NewInvoicePage />, () => undefined, '/vendor-invoices/create');
  const first = await screen.findByRole('textbox', { name: /^Invoice number/ }, { timeout: 20_000 });
  await waitFor(() => expect(first).toHaveFocus());
});

it('The page on which a record is changed leaves the focus where it is', async () => {
  await showScreen(
    <GeneratedEdit name="company" id="c-9" slots={{}} />,
    ({ path }) => (path.startsWith('/company/c-9') ? answer(200, company) : undefined),
    '/companies/c-9/edit',
  );
  await screen.findByRole('textbox', { name: /^City/ }, { timeout: 20_000 });
  expect(document.activeElement?.tagName).not.toBe('INPUT');
});
