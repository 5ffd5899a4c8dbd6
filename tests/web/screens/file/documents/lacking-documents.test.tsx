import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DocumentsTab } from '../../../../../src/web/screens/file/documents/documents-tab';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { answer } from '../../../tabs';
import { showScreen } from '../../desk';

const fileOf = (lackingDocuments: readonly string[], may = ['work']) =>
  ({ id: 'f-1', clientId: 'c-1', may, lackingDocuments }) as unknown as FileRecord;

const show = (file: FileRecord) =>
  showScreen(
    <FileContext value={file}>
      <DocumentsTab />
    </FileContext>,
    ({ path }) =>
      path.startsWith('/document/list')
        ? answer(200, { data: [], total: 0 })
        : path.startsWith('/company/list')
          ? answer(200, { data: [{ _id: 'c-1', version: 1, companyName: 'Lender A' }], total: 1 })
          : undefined,
  );

it('lists what the client requires and nobody added, and adds it as what it is', async () => {
  await show(fileOf(['security_agreement', 'condition_report']));
  const lacking = within(await screen.findByRole('region', { name: /requires, and the file lacks$/ }));
  const me = userEvent.setup();
  await me.click(await lacking.findByRole('button', { name: 'Add: Condition report' }));
  expect(lacking.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Security agreementAdd',
    'Condition reportAdd',
  ]);
  const [box] = document.querySelectorAll('input[type=file]');
  await me.upload(box as HTMLInputElement, new File(['%PDF'], 'seen.pdf', { type: 'application/pdf' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: /^(Document )?type/i })).toHaveValue('Condition report'),
  );
});

it('says so to who may only read, and nothing where all is there', async () => {
  await show(fileOf(['condition_report'], []));
  const lacking = within(await screen.findByRole('region', { name: /requires, and the file lacks$/ }));
  expect(lacking.queryByRole('button')).toBeNull();
});
