import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useSession } from '../../../../src/web/identity/identity-context';
import { RequestsPage } from '../../../../src/web/screens/request/requests-page';
import { amelie, answer } from '../../tabs';
import type { Request } from '../../tabs';
import { showScreen } from '../desk';

const day = 86_400_000;
const fileId = '00000000-0000-4000-8000-000000000001';
const at = (days: number): string => new Date(Date.now() + days * day).toISOString();

const request = (id: string, values: object = {}) => ({
  _id: id,
  version: 1,
  fileIds: [],
  requestType: 'hold',
  status: 'submitted',
  reason: `Reason of ${id}`,
  amount: null,
  payload: { holdReason: 'payment_pending', holdUntil: '2026-12-11' },
  dueDate: at(2),
  decisionNote: null,
  decidedBy: null,
  decidedAt: null,
  requestedBy: 'u-else',
  requestedByCompanyId: 'c-2',
  assignedToCompanyId: null,
  linkedEntityId: null,
  decidable: true,
  createdAt: at(-1),
  may: ['show', 'edit', 'decide'],
  ...values,
});

const invoice = (id: string, values: object = {}) => ({
  _id: id,
  version: 4,
  invoiceNumber: `N-${id}`,
  companyId: 'c-3',
  fileIds: ['f-1'],
  fileRefNumber: ['F-2026-000017'],
  invoiceDate: '2026-11-02',
  dueDate: '2026-12-02',
  invoiceStatus: 'in_review',
  total: '1234.50',
  flags: ['over_contract'],
  checks: [
    { line: 1, contractAmount: '100.00', variance: '48.00', flags: ['over_contract'] },
    { line: 2, contractAmount: '100.00', variance: '-20.00', flags: [] },
  ],
  approvalLevel: 2,
  levelsNeeded: 3,
  may: ['show', 'approve'],
  ...values,
});

const fee = {
  _id: 'fee-1',
  version: 1,
  direction: 'payable',
  feeType: 'towing_heavy',
  quantity: 2.5,
  unit: 'per_hour',
  unitAmount: '100.00',
  amount: '250.00',
  totalAmount: '282.50',
  varianceFromSchedule: '50.00',
  incurredOn: '2026-11-02',
};

/** The list once somebody is signed in, as the desk shows it. */
const Requests = () => useSession().user && <RequestsPage />;

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <p>{`Now at ${pathname}${search}${hash}`}</p>;
}

/** The inbox on a host that has these requests and vendors' invoices, and refuses to decide some. */
async function inbox(
  rows: readonly object[],
  refuses: readonly string[] = [],
  path = '/requests',
  invoices: readonly object[] = [],
) {
  const shown = await showScreen(
    <Routes>
      <Route path="/requests" element={<Requests />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    ({ method, path: asked, body }: Request) => {
      if (asked.startsWith('/desk/request/list')) return answer(200, { data: rows, total: rows.length });
      if (asked.startsWith('/desk/fee/list') || asked.startsWith('/fee/fee-1'))
        return answer(200, asked.startsWith('/fee/') ? fee : { data: [fee], total: 1 });
      if (asked.startsWith('/file/search'))
        return answer(200, { data: [{ _id: fileId, ref: 'F-1', version: 1 }], total: 1 });
      if (asked.startsWith('/vendorInvoice/list'))
        return answer(200, { data: invoices, total: invoices.length });
      if (asked === '/desk/vendorInvoice/decide')
        return answer(200, { data: [{ _id: 'bill', ok: true, invoiceStatus: 'in_review' }] });
      if (method !== 'PATCH' || asked !== '/request/') return undefined;
      const { _id } = body as { _id: string };
      if (refuses.includes(_id)) return answer(409, { message: 'The request has been declined already.' });
      return answer(200, rows.find((row) => (row as { _id: string })._id === _id) ?? {});
    },
    path,
  );
  const decided = () =>
    shown.desk.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body as object);
  return { ...shown, decided };
}
const line = async (id: string) => (await screen.findByText(`Reason of ${id}`)).closest('li') as HTMLElement;

describe('the inbox of requests', () => {
  it('shows what is asked with its details, how it stands, and what is late', async () => {
    await inbox([
      request('soon'),
      request('late', { dueDate: at(-1) }),
      request('done', { status: 'declined', dueDate: at(-1), decidable: false, decisionNote: 'Not now' }),
    ]);
    expect(await screen.findByRole('button', { name: 'Sort by created on descending' })).toBeVisible();
    const soon = within(await line('soon'));
    expect(soon.getByText('Submitted')).toBeVisible();
    expect(soon.getByText('Payment pending')).toBeVisible();
    expect(soon.getByText('11 Dec 2026')).toBeVisible();
    expect(soon.getByText('Answer due')).toBeVisible();
    expect(soon.queryByText('Late')).toBeNull();
    expect(within(await line('late')).getByText('Late')).toBeVisible();
    const done = within(await line('done'));
    expect(done.queryByText('Late')).toBeNull();
    expect(done.getByText('Not now')).toBeVisible();
    expect(done.queryByRole('checkbox')).toBeNull();
  });

  it('declines all that are chosen with one note, put together from usual words, and says what failed', async () => {
    const user = userEvent.setup();
    const { decided } = await inbox([request('one'), request('two'), request('three')], ['two']);
    await line('one');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const bulk = within(await screen.findByRole('region', { name: '3 selected' }));
    await user.click(bulk.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(decided()).toEqual([]);
    expect(dialog.getByRole('textbox')).toBeInvalid();
    await user.click(dialog.getByRole('button', { name: 'No longer needed.' }));
    await user.type(dialog.getByRole('textbox'), ' Thank you.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(
      await screen.findByText(
        '2 requests are decided. 1 could not be decided: The request has been declined already.',
      ),
    ).toBeVisible();
    const note = 'No longer needed. Thank you.';
    expect(decided()).toEqual(
      ['one', 'two', 'three'].map((_id) => ({ _id, status: 'declined', decisionNote: note })),
    );
  });

  it('is worked by keys: down to the next, chosen, approved after what an approval does is said', async () => {
    const user = userEvent.setup();
    const { decided } = await inbox([request('one'), request('two')]);
    await line('one');
    await user.keyboard('jj');
    expect(document.activeElement).toBe(await line('two'));
    await user.keyboard('x');
    expect(within(await line('two')).getByRole('checkbox')).toBeChecked();
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText('The file is put on hold until 11 Dec 2026, and its vendors are told.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The request is approved.')).toBeVisible();
    expect(decided()).toEqual([{ _id: 'two', status: 'approved' }]);
  });

  it('shows of a fee what is decided on: its side, its quantity and price, and the contract’s', async () => {
    const asked = { requestType: 'fee_approval', payload: {}, linkedEntity: 'fee', linkedEntityId: 'fee-1' };
    await inbox([request('fee', { ...asked, amount: '282.50' })]);
    const fee = within(await line('fee'));
    expect(await fee.findByText('Payable to vendor')).toBeVisible();
    expect(fee.getByText('Quantity').parentElement).toHaveTextContent('2.5 per hour');
    expect(fee.getByText('Unit price').parentElement).toHaveTextContent('$100.00');
    expect(fee.getByText('Amount').parentElement).toHaveTextContent('$250.00');
    expect(fee.getByText('Contract price').parentElement).toHaveTextContent('$200.00');
    expect(fee.getByText('Answer due')).toBeVisible();
    expect(fee.getByText('Reason of fee')).toBeVisible();
  });

  it('has what waits longest first, and elsewhere the newest', async () => {
    const user = userEvent.setup();
    const { desk } = await inbox([request('one')]);
    await line('one');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await line('one');
    const orders = desk.requests
      .filter(({ path }) => path.startsWith('/desk/request/list'))
      .map(({ path }) => new URL(path, 'http://desk').searchParams.get('sortBy'));
    expect([orders[0], orders.at(-1)]).toEqual(['createdAt', '-createdAt']);
  });

  it('says before several are approved what they come to', async () => {
    const user = userEvent.setup();
    await inbox([request('one', { amount: '80.10' }), request('two', { amount: '20.05' })]);
    await line('one');
    await user.click(screen.getByRole('checkbox', { name: 'Choose all that wait for you' }));
    await user.click(
      within(screen.getByRole('region', { name: '2 chosen' })).getByRole('button', { name: 'Approve' }),
    );
    expect(within(screen.getByRole('dialog')).getByText('They come to $100.15 in all.')).toBeVisible();
  });

  it('says of an approval only what the host does by itself', async () => {
    const user = userEvent.setup();
    await inbox([request('loose', { requestType: 'fee_approval', payload: {}, amount: '80.00' })]);
    await user.click(within(await line('loose')).getByRole('button', { name: 'Approve' }));
    expect(
      screen.getByText('The decision is recorded; somebody then does it and marks it as done.'),
    ).toBeVisible();
  });

  it('has the vendors’ invoices that wait for this person, to be decided there', async () => {
    const user = userEvent.setup();
    const { desk } = await inbox([request('one')], [], '/requests', [invoice('bill')]);
    const bill = (await screen.findByRole('link', { name: 'N-bill' })).closest('li') as HTMLElement;
    expect(bill).toHaveTextContent('$1,234.50');
    expect(bill).toHaveTextContent('2 of 3 · Supervisor');
    expect(within(bill).getByText('Over contract price')).toBeVisible();
    expect(within(bill).getByText('+$48.00')).toBeVisible();
    await line('one');
    await user.click(within(bill).getByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('+$48.00')).toBeVisible();
    const decided = () => desk.requests.filter(({ path }) => path === '/desk/vendorInvoice/decide');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(decided()).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'Agreed on the phone.');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Your decision is kept.')).toBeVisible();
    expect(decided()[0]?.body).toEqual({
      ids: ['bill'],
      versions: ['4'],
      decision: 'approved',
      note: 'Agreed on the phone.',
    });
  });

  it('goes by its keys through vendors’ invoices and requests alike, and disputes an invoice by one', async () => {
    const user = userEvent.setup();
    const { desk } = await inbox([request('one')], [], '/requests', [invoice('bill')]);
    const bill = (await screen.findByRole('link', { name: 'N-bill' })).closest('li') as HTMLElement;
    await line('one');
    await user.keyboard('jj');
    expect(document.activeElement).toBe(await line('one'));
    await user.keyboard('k');
    expect(document.activeElement).toBe(bill);
    await user.keyboard('i');
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Which tow was it?');
    await user.click(dialog.getByRole('button', { name: 'Dispute' }));
    expect(await screen.findByText('Your decision is kept.')).toBeVisible();
    const [decided] = desk.requests.filter(({ path }) => path === '/desk/vendorInvoice/decide');
    expect(decided?.body).toEqual({
      ids: ['bill'],
      versions: ['4'],
      decision: 'disputed',
      note: 'Which tow was it?',
    });
  });

  it('leads from the address of before to the vendors’ invoices that wait', async () => {
    await inbox([], [], '/requests?requestType=vendorInvoice');
    expect(await screen.findByText('Now at /vendor-invoices?decidable=true&sortBy=dueDate')).toBeVisible();
  });

  it('says why there is nothing, and that a filter may be to blame', async () => {
    const user = userEvent.setup();
    const { desk } = await inbox([], [], '/requests?view=waiting&requestType=hold');
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(desk.sent('/desk/request/list').at(-1)?.path).toMatch(
      /requestType=hold.*decidable=true|decidable=true.*requestType=hold/,
    );
    await user.click(screen.getByRole('link', { name: 'To decide' }));
    expect(await screen.findByText('Nothing waits for your decision')).toBeVisible();
  });

  it('is a table like any other of whatever does not wait for this person, by the addresses of before as well', async () => {
    const user = userEvent.setup();
    const { desk } = await inbox(
      [request('mine', { decidable: false, status: 'declined', requestedBy: amelie._id })],
      [],
      '/requests?view=all&requestType=hold',
    );
    const row = (await screen.findByText('Reason of mine')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('link', { name: 'Hold' })).toHaveAttribute('href', '/requests/mine');
    expect(within(row).getByText('Declined')).toBeVisible();
    expect(desk.sent('/desk/request/list').at(-1)?.path).toContain('requestType=hold');
    expect(screen.getByRole('link', { name: 'Asked by me' })).toHaveAttribute(
      'href',
      `/requests?requestedBy=${amelie._id}`,
    );
    expect(screen.getByRole('button', { name: /Columns/ })).toBeVisible();
    await user.click(within(row).getByRole('checkbox'));
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeDisabled();
  });

  it('begins a new request on the file that is named, in the dialog of its tab', async () => {
    const user = userEvent.setup();
    await inbox([]);
    await user.click(await screen.findByRole('button', { name: 'New request' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New request' }));
    await user.click(dialog.getByRole('button', { name: 'Continue on the file' }));
    expect(dialog.getByRole('combobox', { name: /File/ })).toBeInvalid();
    await user.type(dialog.getByRole('combobox', { name: /File/ }), 'F-1');
    await user.click(await screen.findByRole('option', { name: /F-1/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue on the file' }));
    expect(await screen.findByText(`Now at /files/${fileId}/requests#new`)).toBeVisible();
  });

  it('sends an answer to what was asked as the request, worded anew', async () => {
    const user = userEvent.setup();
    const { decided } = await inbox([
      request('mine', {
        requestedBy: amelie._id,
        decidable: false,
        status: 'information_needed',
        decisionNote: 'Until when?',
      }),
    ]);
    await user.click(within(await line('mine')).getByRole('button', { name: 'Send it again' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Until when?')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ', until Friday');
    await user.click(dialog.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('The request is sent again.')).toBeVisible();
    expect(decided()).toEqual([{ _id: 'mine', status: 'submitted', reason: 'Reason of mine, until Friday' }]);
  });
});
