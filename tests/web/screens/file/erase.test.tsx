import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { FileRecord } from '../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../src/web/screens/file/file-record';
import { MoreMenu } from '../../../../src/web/screens/file/head/more-menu';
import { VendorInvoicesTab } from '../../../../src/web/screens/file/vendor-invoices/vendor-invoices-tab';
import { answer } from '../../tabs';
import type { Request } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const fileId = '00000000-0000-4000-8000-000000000001';
const file = { id: fileId, ref: 'LNA-1', may: ['show', 'work'] } as unknown as FileRecord;
const vendorInvoice = {
  _id: 'b-1',
  version: 1,
  invoiceNumber: 'T-4417',
  companyId: 'c-2',
  fileIds: [fileId],
  invoiceDate: '2026-11-02',
  invoiceStatus: 'draft',
  total: '120.00',
};

function host({ method, path }: Request) {
  if (method === 'DELETE')
    return answer(200, path.includes('deleteVendorInvoices') ? { deleted: 1, kept: [] } : { _id: fileId });
  if (path.startsWith('/vendorInvoice/list')) return answer(200, { data: [vendorInvoice], total: 1 });
  if (path.includes(fileId)) return answer(200, { _id: fileId, ref: 'LNA-1', version: 1 });
  return undefined;
}

async function open(may: readonly string[]) {
  const role = () => roleOfRights({ file: ['show'], vendorInvoice: ['list', 'create'], housekeeping: may });
  const page = (
    <FileContext value={file}>
      <MoreMenu onAsk={() => undefined} />
      <VendorInvoicesTab />
    </FileContext>
  );
  const shown = await showScreen(
    <Routes>
      <Route path="/files" element={<p>All files</p>} />
      <Route path="*" element={page} />
    </Routes>,
    (request) => (request.path.startsWith('/role/') ? role() : host(request)),
  );
  await screen.findByText('T-4417');
  return shown;
}

describe('a file is erased', () => {
  it('from its own menu by whoever keeps the house, once its number and a reason were typed', async () => {
    const user = userEvent.setup();
    const { desk } = await open(['delete']);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Erase a file…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Placed twice');
    await user.type(dialog.getByRole('textbox', { name: /number of the file/ }), 'LNA-1');
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
    expect(await screen.findByText('All files')).toBeVisible();
    expect(desk.requests.find(({ method }) => method === 'DELETE')).toMatchObject({
      path: `/housekeeping/deleteFile/${fileId}`,
      body: { reason: 'Placed twice' },
    });
  });

  it('or only what its vendors billed, from the tab where that stands', async () => {
    const user = userEvent.setup();
    const { desk } = await open(['delete']);
    await user.click(screen.getByRole('button', { name: 'Erase vendor invoices…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Billed twice');
    await user.type(dialog.getByRole('textbox', { name: /number of the file/ }), 'LNA-1');
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
    await waitFor(() => expect(desk.sent(`/housekeeping/deleteVendorInvoices/${fileId}`)).toHaveLength(1));
  });

  it('by nobody else', async () => {
    const user = userEvent.setup();
    await open([]);
    expect(screen.queryByRole('button', { name: 'Erase vendor invoices…' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Erase a file…' })).toBeNull();
  });
});
