import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import type { NoteRow } from '../../../../../src/web/screens/file/notes/file-notes';
import { NoteCard } from '../../../../../src/web/screens/file/notes/note-card';
import { amelie, answer } from '../../../tabs';
import { showScreen } from '../../desk';

const file = { id: 'f-1', may: ['show', 'work'] } as unknown as FileRecord;

const written = (values: object): NoteRow =>
  ({
    id: 'n-1',
    _id: 'n-1',
    fileId: 'f-1',
    noteType: 'general',
    audience: 'client',
    senderId: amelie._id,
    companyId: 'c-1',
    recipients: [{ userId: 'u-2', kind: 'to' }],
    subject: null,
    body: 'May we sell it?',
    requiresReply: true,
    replyDueAt: null,
    readBy: [],
    createdAt: new Date().toISOString(),
    may: ['show', 'edit', 'correct'],
    ...values,
  }) as unknown as NoteRow;

const show = (note: NoteRow) =>
  showScreen(
    <FileContext value={file}>
      <ul>
        <NoteCard note={note} notes={[]} onReply={undefined} />
      </ul>
    </FileContext>,
    ({ method, path }) => {
      if (method === 'DELETE') return answer(204);
      return path.startsWith('/user') ? answer(200, { data: [], total: 0 }) : undefined;
    },
  );

it('names whom a note is for and that a reply is wanted, and lets its sender correct it until it is read', async () => {
  await show(written({}));
  expect(await screen.findByText('Reply needed')).toBeVisible();
  expect(screen.getByText(/^To/)).toBeVisible();
  expect(screen.getByText('Not read by anyone else yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Correct' })).toBeVisible();
});

it('takes back a note that nobody has read, after asking', async () => {
  const user = userEvent.setup();
  const { desk } = await show(written({ may: ['show', 'edit', 'delete'] }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this note?' }));
  expect(desk.sent('/note/n-1')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The note is deleted.')).toBeVisible();
  expect(desk.sent('/note/n-1')).toMatchObject([{ method: 'DELETE' }]);
});

it('leaves a note as it was read', async () => {
  await show(written({ readBy: [{ userId: 'u-2', companyId: 'c-2', readAt: new Date().toISOString() }] }));
  expect(await screen.findByText(/^Read by/)).toBeVisible();
  expect(screen.queryByText('Not read by anyone else yet')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('offers no correction that the host would refuse', async () => {
  await show(written({ may: ['show', 'edit'] }));
  expect(await screen.findByRole('button', { name: /^Pin/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});

it('takes the correction back once its quarter of an hour is over', async () => {
  await show(written({ createdAt: new Date(Date.now() - 16 * 60_000).toISOString() }));
  expect(await screen.findByRole('button', { name: /^Pin/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});
