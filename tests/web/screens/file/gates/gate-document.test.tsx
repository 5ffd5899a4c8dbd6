import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { GateDocument } from '../../../../../src/web/screens/file/gates/gate-document';
import { showScreen } from '../../desk';

const fileOf = (contractType: string) =>
  ({ id: 'f-1', may: ['work'], contractType }) as unknown as FileRecord;

const show = (
  gate: 'contract_on_file' | 'lien_search_done' | 'consumer_paid_threshold',
  contractType = 'conditional_sale',
) =>
  showScreen(
    <FileContext value={fileOf(contractType)}>
      <GateDocument gate={gate} />
      <p>end</p>
    </FileContext>,
    () => undefined,
  );

it('takes the contract at the gate that it opens', async () => {
  await show('contract_on_file');
  expect(await screen.findByText(/^Drop it here and the gate opens: /)).toBeVisible();
  const me = userEvent.setup();
  const [box] = document.querySelectorAll('input[type=file]');
  await me.upload(
    box as HTMLInputElement,
    new File(['%PDF-1.4'], 'contract.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('contract.pdf')).toBeVisible();
});

it('asks a lessor for the lease', async () => {
  await show('contract_on_file', 'consumer_lease');
  expect(await screen.findByText(/lease/i)).toBeVisible();
});

it('is no place for what a document alone does not open', async () => {
  await show('lien_search_done');
  expect(await screen.findByText('end')).toBeVisible();
  expect(screen.queryByText(/^Drop it here/)).toBeNull();
});

it('asks which order it is before it goes, and what it permits with what the gate waits for', async () => {
  await show('consumer_paid_threshold');
  await screen.findByText(/^Drop it here and the gate opens: /);
  const me = userEvent.setup();
  const [box] = document.querySelectorAll('input[type=file]');
  await me.upload(box as HTMLInputElement, new File(['%PDF-1.4'], 'order.pdf', { type: 'application/pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name the order' }));
  await waitFor(() => expect(dialog.getByLabelText('Court')).toHaveFocus());
  expect(dialog.getByText('To seize the asset')).toBeVisible();
  await me.type(dialog.getByLabelText('Court'), 'Supreme Court');
  await me.click(dialog.getByRole('button', { name: 'Add the order' }));
  expect(dialog.getByLabelText('Court file number')).toBeInvalid();
  expect(dialog.getByLabelText('Court')).toHaveValue('Supreme Court');
});
