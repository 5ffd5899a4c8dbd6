import { useQueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { FileRecord } from '../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../src/web/screens/file/file-record';
import { ConflictDialog } from '../../../../src/web/screens/file/conflict-dialog';
import { OverviewTab } from '../../../../src/web/screens/file/overview/overview-tab';
import type { Conflict } from '../../../../src/web/screens/file/save-file';
import { ConflictContext } from '../../../../src/web/screens/file/save-file';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const file = {
  _id: 'f-1',
  id: 'f-1',
  ref: 'LNA-1',
  version: 4,
  status: 'under_review',
  stage: 'intake',
  state: 'ON',
  closed: false,
  estateNumber: 'E-1',
  isFarmer: null,
  onReserve: false,
  may: ['show', 'edit'],
  moves: [],
} as unknown as FileRecord;
const later = {
  ...file,
  version: 5,
  estateNumber: 'E-2',
  updatedBy: 'u-boris',
  updatedAt: '2026-11-20T15:00:00Z',
};

/** The overview of a file of which news can come, and which asks where two people changed it. */
function Workspace() {
  const [live, setLive] = useState<FileRecord>(file);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  useQueryClient();
  return (
    <ConflictContext value={setConflict}>
      <FileContext value={live}>
        <OverviewTab />
        <button type="button" onClick={() => setLive(later)} data-testid="news" />
        {conflict && (
          <ConflictDialog conflict={conflict} onAgain={setConflict} onClose={() => setConflict(null)} />
        )}
      </FileContext>
    </ConflictContext>
  );
}

const open = async () => {
  const user = userEvent.setup();
  const shown = await showScreen(<Workspace />, ({ method, path, headers }) => {
    if (method !== 'PATCH' || !path.startsWith('/file')) return undefined;
    return headers.get('if-match') === '"5"' || headers.get('x-version') === '5'
      ? answer(200, { ...later, version: 6 })
      : answer(409, { message: 'Somebody else changed this record.', current: later });
  });
  await user.click(await screen.findByRole('button', { name: 'Edit legal situation' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit legal situation' });
  return { user, dialog, sent: () => shown.desk.requests.filter(({ method }) => method === 'PATCH') };
};

describe('the dialog of a section', () => {
  it('sends what was touched, on the version that was opened, whatever news come', async () => {
    const { user, dialog, sent } = await open();
    const estate = within(dialog).getByRole('textbox', { name: 'Estate number' });
    await user.clear(estate);
    await user.type(estate, 'E-3');
    // What lies behind the dialog cannot be pressed by a person; the news come from elsewhere.
    screen.getByTestId('news').click();
    expect(await within(dialog).findByRole('status')).toHaveTextContent(/changed/i);
    expect(estate).toHaveValue('E-3');
    await user.click(within(dialog).getByRole('button', { name: 'Save legal situation' }));
    await screen.findByRole('dialog', { name: /somebody/i });
    const [first] = sent();
    expect(Object.keys(first?.body as object).sort()).toEqual(['_id', 'estateNumber']);
    console.log([...(first?.headers ?? [])]);
  });
});
