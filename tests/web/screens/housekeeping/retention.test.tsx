import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Retention } from '../../../../src/web/screens/housekeeping/retention';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const entry = (ref: string) => ({
  ...{ fileId: `f-${ref}`, ref, keptClass: 'skipTraces', records: 2, keptUntil: '2026-03-08' },
  ...{ isHeld: false, holdReason: null },
});

const show = () =>
  showScreen(<Retention />, ({ method, path }) => {
    if (path.startsWith('/role/')) return roleOfRights({ housekeeping: ['delete'], file: ['list', 'show'] });
    if (method === 'GET') return answer(200, { data: [entry('LNA-1'), entry('LNA-2')] });
    const message = 'The file is open again.';
    return answer(200, {
      data: [
        { ...entry('LNA-1'), id: 'f-LNA-1', ok: true },
        { ...entry('LNA-2'), id: 'f-LNA-2', ok: false, code: 'CONFLICT', message },
      ],
      left: 0,
    });
  });

// The heads of columns are out of sight on a phone.
it('heads what went and what did not, beside the heads of their columns', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await screen.findByRole('button', { name: 'Dispose of what may go…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'Kept for long enough');
  await user.type(dialog.getByLabelText(/^Type “dispose”/), 'dispose');
  await user.click(dialog.getByRole('button', { name: 'Dispose for good' }));
  for (const [name, row] of [
    ['Disposed of', 'LNA-1Skip traces2'],
    ['Not disposed of', 'LNA-2Skip traces2'],
  ] as const) {
    const table = within(await screen.findByRole('table', { name }));
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(table.getAllByRole('columnheader')[0]?.textContent).toBe('File');
    expect(table.getAllByRole('row')[1]?.textContent).toContain(row);
  }
}, 20_000);
