import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  gateCodes: 'E-1',
  isFarmer: null,
  onReserve: false,
  may: ['show', 'edit'],
  moves: [],
} as unknown as FileRecord;
const later = {
  ...file,
  version: 5,
  gateCodes: 'E-2',
  updatedBy: 'u-boris',
  updatedAt: '2026-11-20T15:00:00Z',
};

/** The overview of a file of which news can come, and which asks where two people changed it. */
function Workspace() {
  const [live, setLive] = useState<FileRecord>(file);
  const [conflict, setConflict] = useState<Conflict | null>(null);
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

/** Opens the section, writes another number into it, and has somebody else be faster. */
async function openAndBeLate() {
  const user = userEvent.setup();
  const { desk } = await showScreen(<Workspace />, ({ method, headers }) => {
    if (method !== 'PATCH') return undefined;
    return headers.get('if-match') === '"5"'
      ? answer(200, { ...later, gateCodes: 'E-3', version: 6 })
      : answer(412, { code: 'STALE', message: 'Someone else changed this record.', current: later });
  });
  await user.click(await screen.findByRole('button', { name: 'Edit instructions and safety' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit instructions and safety' });
  const estate = within(dialog).getByRole('textbox', { name: /^Access codes/ });
  await user.clear(estate);
  await user.type(estate, 'E-3');
  fireEvent.click(screen.getByTestId('news'));
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Save instructions and safety' }));
  const choice = () => screen.findByRole('dialog', { name: 'Someone else changed this record' });
  const sent = () => desk.requests.filter(({ method }) => method === 'PATCH');
  return { user, dialog, estate, save, choice, sent };
}

describe('the dialog of a section', () => {
  it('says what happened meanwhile, and sends what was touched on the version that was opened', async () => {
    const { dialog, estate, save, choice, sent } = await openAndBeLate();
    expect(await within(dialog).findByRole('status')).toHaveTextContent(/^Changed .* by /);
    expect(estate).toHaveValue('E-3');
    await save();
    await choice();
    expect(sent().map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ _id: 'f-1', gateCodes: 'E-3' }, '"4"'],
    ]);
  });

  it('keeps what was typed where the person does not choose between the versions', async () => {
    const { user, dialog, estate, save, choice } = await openAndBeLate();
    await save();
    await user.click(within(await choice()).getByRole('button', { name: 'Cancel' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Someone else changed this record');
    expect(estate).toHaveValue('E-3');
  });

  it('saves the chosen version and closes', async () => {
    const { user, dialog, save, choice, sent } = await openAndBeLate();
    await save();
    await user.click(within(await choice()).getByRole('button', { name: 'Save with my values' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 5000 });
    expect(sent().at(-1)?.headers.get('if-match')).toBe('"5"');
  });
});
