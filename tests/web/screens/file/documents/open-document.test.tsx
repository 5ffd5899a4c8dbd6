import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DocumentsTab } from '../../../../../src/web/screens/file/documents/documents-tab';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { answer } from '../../../tabs';
import { showScreen } from '../../desk';

const file = { id: 'f-1', clientId: 'c-1', may: ['work'], lackingDocuments: [] } as unknown as FileRecord;
const rowOf = (_id: string, fileName: string) => ({
  ...{ _id, fileName, version: 1, title: null, documentType: 'attempt_photo', mimeType: 'image/png' },
  ...{ fileIds: ['f-1'], sizeBytes: 900, scanStatus: 'clean', visibility: 'internal', bytesFault: null },
  ...{ uploadedByCompanyId: 'c-1', createdAt: '2026-11-20T15:00:00.000Z', expiresOn: null, photoSlot: null },
});

const show = (at: string) =>
  showScreen(
    <FileContext value={file}>
      <DocumentsTab />
    </FileContext>,
    ({ path }) =>
      path.includes('/document/list')
        ? answer(200, { data: [rowOf('d-1', 'front.png'), rowOf('d-2', 'rear.png')], total: 2 })
        : path.startsWith('/document/signedUrl')
          ? answer(200, { url: '/api/document/bytes?token=t', expiresAt: '2026-11-20T15:02:00.000Z' })
          : undefined,
    at,
  );

const list = '/files/f-1/documents';

it('A document that is open in place has an address, and the ways back and forward close and open it', async () => {
  const me = userEvent.setup();
  const { router } = await show(list);
  const where = () => router.state.location.pathname + router.state.location.search;
  await me.click(await screen.findByRole('button', { name: 'Preview front.png' }));
  expect(await screen.findByRole('dialog', { name: 'front.png' })).toBeVisible();
  expect(where()).toBe(`${list}?document=d-1`);
  // The pictures beside it are on the same step.
  await me.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(await screen.findByRole('dialog', { name: 'rear.png' })).toBeVisible();
  expect(where()).toBe(`${list}?document=d-2`);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where()).toBe(list);
  await act(() => router.navigate(1));
  expect(await screen.findByRole('dialog', { name: 'rear.png' })).toBeVisible();
  await me.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where()).toBe(list);
});

it('A link to a document opens it on its file, and closed it leaves the list of documents there', async () => {
  const me = userEvent.setup();
  const { router } = await show(`${list}?document=d-2`);
  expect(await screen.findByRole('dialog', { name: 'rear.png' })).toBeVisible();
  await me.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

it('A link to a document that is not there for the reader says so', async () => {
  await show(`${list}?document=d-9`);
  expect(
    await screen.findByText(/^The document that this link opens is not on this file for you/),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
