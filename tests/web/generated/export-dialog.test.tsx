import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider } from 'react-admin';
import type { ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { ExportDialog } from '../../../src/web/generated/export-dialog';
import { useRights } from '../../../src/web/data/rights';
import { answer } from '../tabs';
import { roleOfRights, showScreen } from '../screens/desk';

const columns = ['debtorName', 'balanceAmount', 'status', 'arrearsAmount'];
const list = { total: 2, filterValues: {}, sort: { field: 'ref', order: 'ASC' } };

const Dialog = () =>
  useRights().ready && (
    <ListContextProvider value={list as ListControllerResult}>
      <ExportDialog name="file" columns={columns} onClose={() => undefined} />
    </ListContextProvider>
  );

/** The columns that an export is asked for with these rights to the amounts of a file. */
async function columnsAsked(financials: readonly string[]): Promise<unknown> {
  const sent: unknown[] = [];
  await showScreen(<Dialog />, ({ path, body }) => {
    if (path.startsWith('/role/'))
      return roleOfRights({ file: ['list', 'show', 'export'], 'file.financials': financials });
    if (path === '/desk/exports') sent.push((body as { columns: unknown }).columns);
    return path === '/desk/exports' ? answer(202, { jobId: 'j-1' }) : undefined;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
}

it('asks for the amounts of files where somebody may take them along', async () => {
  expect(await columnsAsked(['show', 'export'])).toEqual(['ref', ...columns]);
});

it('leaves out the amounts that somebody reads and may not take along', async () => {
  expect(await columnsAsked(['show'])).toEqual(['ref', 'debtorName', 'status']);
});
