import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EditInvoicePage } from '../../../../src/web/screens/vendor-invoice/invoice-form-pages';
import { answer } from '../../tabs';
import type { Request } from '../../tabs';
import { showScreen } from '../desk';
import { hostOf, vendorInvoice } from './vendor-invoices';

const open = vendorInvoice('one', { invoiceStatus: 'draft', may: ['show', 'edit', 'submit'] });
const form = (more: (request: Request) => Response | undefined) =>
  showScreen(<EditInvoicePage id="one" />, hostOf([open], more));
const lineOne = async () => within(await screen.findByRole('group', { name: 'Line 1' }));

describe('the form of a vendor’s invoice', () => {
  it('says what is wrong with an amount in its line, and opens the taxes where one of them is wrong', async () => {
    const user = userEvent.setup();
    await form(({ method }) =>
      method === 'PATCH'
        ? answer(422, {
            code: 'INVALID',
            message: 'The invoice cannot be read.',
            errors: {
              'lines[0].amount': 'The line comes to another amount.',
              'lines[0].gst': 'The tax is negative.',
            },
          })
        : undefined,
    );
    const line = await lineOne();
    await user.clear(line.getByLabelText(/Unit price/));
    await user.type(line.getByLabelText(/Unit price/), '90');
    await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
    expect(await line.findByText('The line comes to another amount.')).toBeVisible();
    expect(line.getByText('The tax is negative.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The invoice cannot be read.');
    expect(line.getByLabelText(/Unit price/)).toHaveValue('90.00');
  });

  it('sends only what was changed, and asks for the document only where it is submitted', async () => {
    const user = userEvent.setup();
    const { desk } = await form(({ method }) => (method === 'PATCH' ? answer(200, open) : undefined));
    const number = await screen.findByLabelText('Invoice number');
    await user.clear(number);
    await user.type(number, 'N-2');
    await user.click(screen.getByRole('button', { name: 'Save and submit' }));
    expect(await screen.findByText('1 field needs attention')).toBeVisible();
    const sent = () => desk.requests.filter(({ method }) => method === 'PATCH');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
    expect(await screen.findByText('Invoice N-2 is saved.')).toBeVisible();
    expect(sent()[0]?.body).toEqual({ _id: 'one', invoiceNumber: 'N-2' });
  });

  it('finds the file of a line by the documented search where a host knows no more', async () => {
    const user = userEvent.setup();
    const found = {
      _id: '00000000-0000-4000-8000-000000000002',
      version: 1,
      ref: 'F-2026-000018',
      state: 'QC',
    };
    const { desk } = await form((request) => {
      if (request.path.startsWith('/desk/')) return answer(404, { code: 'NO_SUCH_CALL', message: 'No.' });
      if (request.path.startsWith('/file/search')) return answer(200, { data: [found] });
      if (request.path.startsWith('/vendorInvoice/one')) return answer(200, open);
      return undefined;
    });
    const line = await lineOne();
    const picker = line.getByLabelText('File');
    await user.clear(picker);
    await user.type(picker, '0018');
    await user.click(await screen.findByRole('option', { name: /F-2026-000018/ }));
    expect(picker).toHaveValue('F-2026-000018');
    expect(desk.requests.some(({ path }) => path === '/file/search?search=0018')).toBe(true);
    expect(desk.requests.filter(({ path }) => path.startsWith('/desk/vendorInvoice/files'))).toEqual([]);
  });
});
