import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageActions } from '../../../../src/web/frame/page-actions';
import type { FileRecord } from '../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../src/web/screens/file/file-record';
import { useFileActions } from '../../../../src/web/screens/file/use-file-actions';
import { showScreen } from '../desk';

const move = (status: string, gates: readonly string[] = []) => ({
  status,
  stage: 'intake',
  allowed: gates.length === 0,
  reasons: gates.map((gate) => ({ code: 'GATE', gate })),
});
const file = {
  id: 'f-1',
  ref: 'LNA-1',
  status: 'under_review',
  may: ['changeStage', 'work', 'hold'],
  moves: [move('accepted', ['contract_on_file']), move('information_required')],
} as unknown as FileRecord;

function Actions() {
  useFileActions({
    onNote: () => undefined,
    onReminder: () => undefined,
    onMove: () => undefined,
    onAsk: () => undefined,
  });
  return null;
}

it('offers in the search what the person may do with the open file, and no move that is shut', async () => {
  await showScreen(
    <FileContext value={file}>
      <Actions />
    </FileContext>,
    () => undefined,
  );
  await waitFor(() => expect(pageActions()?.title).toBe('File LNA-1'));
  expect(pageActions()?.actions.map(({ word }) => word)).toEqual([
    'Move to “Waiting for client information”',
    'Write a note',
    'Set a reminder',
    'Place on hold',
  ]);
});
