import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FiltersDialog } from '../../../../src/web/screens/report/filters-dialog';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const kept = {
  companyId: 'c-1',
  filters: { includeHold: true, columns: ['ref'] },
  updatedAt: null,
  mayEdit: true,
  offered: [
    { name: 'debtorName', label: 'Debtor' },
    { name: 'ref', label: 'File number' },
    { name: 'state', label: 'Province' },
  ],
};

it('keeps the columns that the reports of a company are to have, chosen by their heads', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const { desk } = await showScreen(<FiltersDialog onClose={onClose} />, ({ method, path }) => {
    if (path.startsWith('/role/')) return roleOfRights({ companyReportFilters: ['show', 'edit'] });
    if (path.startsWith('/companyReportFilters/')) return answer(200, kept);
    return method === 'PUT' ? answer(200, kept) : undefined;
  });
  expect(await screen.findByText('File number')).toBeVisible();
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /^Columns/ }), 'prov');
  await user.click(await screen.findByRole('option', { name: 'Province' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(desk.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    filters: { includeHold: true, columns: ['ref', 'state'] },
  });
});
