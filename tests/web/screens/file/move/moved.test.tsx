import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FileMove, FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { MoveDialog } from '../../../../../src/web/screens/file/move/move-dialog';
import { answer } from '../../../tabs';
import { showScreen } from '../../desk';

const file = { id: 'f-1', version: 4, status: 'dispute', stage: 'legal', state: 'ON', may: ['edit'] };
const back = { status: 'resume', stage: 'legal', allowed: true, reasons: [], needsReason: false };

it('says where a file stands that was sent back to where it came from', async () => {
  await showScreen(
    <FileContext value={file as unknown as FileRecord}>
      <MoveDialog move={back as unknown as FileMove} onClose={() => undefined} />
    </FileContext>,
    ({ method }) =>
      method === 'PATCH'
        ? answer(200, { ...file, _id: 'f-1', version: 5, status: 'attempting', stage: 'field_recovery' })
        : undefined,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Move to/ }));
  expect(await screen.findByText('The file is now “Attempting”.')).toBeVisible();
});
