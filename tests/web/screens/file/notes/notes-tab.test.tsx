import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { NotesTab } from '../../../../../src/web/screens/file/notes/notes-tab';
import { useSession } from '../../../../../src/web/identity/identity-context';
import { amelie, answer } from '../../../tabs';
import { showScreen } from '../../desk';

const fileId = '00000000-0000-4000-8000-000000000001';
const file = { id: fileId, may: ['show'] } as unknown as FileRecord;

const note = {
  _id: 'n-1',
  version: 1,
  fileId,
  noteType: 'general',
  audience: 'internal',
  senderId: amelie._id,
  companyId: 'c-1',
  recipients: [],
  body: 'The key is with the neighbour.',
  readBy: [],
  createdAt: new Date().toISOString(),
  may: ['show'],
};

const Tab = () =>
  useSession().user && (
    <FileContext value={file}>
      <NotesTab />
    </FileContext>
  );

it('narrows the notes of a file by every filter that their list documents, but the file', async () => {
  const user = userEvent.setup();
  const { desk } = await showScreen(<Tab />, ({ path }) => {
    if (!path.startsWith('/note/')) return undefined;
    const none = path.includes('noteType=');
    return answer(200, { data: none ? [] : [note], total: none ? 0 : 1 });
  });
  const asked = () =>
    desk.requests.filter(({ path }) => /^\/note\/(file\/)?list/.test(path)).at(-1)?.path ?? '';
  expect(await screen.findByText('The key is with the neighbour.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  for (const filter of ['From', 'Recipient', 'Note type']) expect(offered.join()).toContain(filter);
  expect(offered).not.toContain('File');
  await user.click(screen.getByRole('menuitem', { name: 'Note type' }));
  await user.click(await screen.findByRole('checkbox', { name: /General/ }));
  await waitFor(() => expect(asked()).toContain('noteType=general'));
  expect(asked()).toContain(fileId);
  expect(await screen.findByText('No note matches these filters.')).toBeVisible();
});
