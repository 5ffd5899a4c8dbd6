import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PartyRow } from '../../../../../src/web/screens/file/parties/file-parties';
import { RevealParty } from '../../../../../src/web/screens/file/parties/reveal-party';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { roleOfRights, showScreen } from '../../desk';

const party = { id: 'p-1', lastName: 'Ames', dateOfBirth: '••••••••' } as unknown as PartyRow;

const show = (may: readonly string[]) =>
  showScreen(
    <FileContext value={{ id: 'f-1', may } as unknown as FileRecord}>
      <h1>Parties</h1>
      <RevealParty party={party} />
    </FileContext>,
    ({ path }) => (path.startsWith('/role/') ? roleOfRights({ pii: ['reveal'] }) : undefined),
  );

it('offers to show what is sealed to whoever works the file', async () => {
  await show(['show', 'work', 'reveal']);
  expect(await screen.findByRole('button', { name: /Ames/ })).toBeVisible();
});

it('offers it to nobody who only reads the file', async () => {
  await show(['show']);
  await screen.findByRole('heading', { name: 'Parties' });
  expect(screen.queryByRole('button', { name: /Ames/ })).toBeNull();
});
