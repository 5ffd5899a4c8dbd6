import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { FileFacts } from '../../../../../src/web/screens/file/overview/file-facts';
import { showScreen } from '../../desk';

const file = {
  id: 'f-1',
  moves: [],
  recovery: { recoveryAddress: '12 rue Principale, Gatineau' },
} as unknown as FileRecord;

it('leads from the address of a recovery to a map of it', async () => {
  await showScreen(
    <FileContext value={file}>
      <FileFacts title="Recovery" paths={['recovery.recoveryAddress']} editLabel="" empty="" />
    </FileContext>,
    () => undefined,
  );
  expect(await screen.findByRole('link', { name: '12 rue Principale, Gatineau' })).toHaveAttribute(
    'href',
    expect.stringContaining('query=12%20rue%20Principale%2C%20Gatineau'),
  );
});
