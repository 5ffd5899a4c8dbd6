import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { permissionsOf } from '#contract/roles/seeded-roles';
import type { DocumentRow } from '../../../../src/web/screens/document/document-list';
import { PostPhotos } from '../../../../src/web/screens/document/post-photos';
import type { FileRecord } from '../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../src/web/screens/file/file-record';
import { showInDesk } from '../../show-in-desk';
import { answer } from '../../tabs';

const postable = ['show', 'postToClient'];
const rows = [
  { id: 'front', photoSlot: 'front', may: postable },
  { id: 'rear', photoSlot: 'rear', may: postable },
  // Posted already, or not theirs to post.
  { id: 'vin', photoSlot: 'vin_plate', may: ['show'] },
  { id: 'contract', photoSlot: null, may: postable },
] as unknown as readonly DocumentRow[];

/** Shows the button beside the photos of a file; the answers say what came of each photo. */
async function show(
  some: readonly DocumentRow[],
  answers: Readonly<Record<string, Response>> = {},
  may: readonly string[] = ['show', 'work'],
) {
  const posted: string[] = [];
  await showInDesk(
    <FileContext value={{ id: 'f-1', clientId: 'c-9', may } as unknown as FileRecord}>
      <PostPhotos rows={some} />
    </FileContext>,
    {
      role: { _id: 'r-1', key: 'supervisor', name: 'Supervisor', permissions: permissionsOf('supervisor') },
      host: ({ path, method }) => {
        if (path.startsWith('/company/batch'))
          return answer(200, { data: [{ _id: 'c-9', companyName: 'Lender A' }], total: 1, count: 1 });
        const [, id] = /^\/document\/post-to-client\/(\w+)/.exec(path) ?? [];
        if (method === 'GET' || !id) return undefined;
        posted.push(id);
        return answers[id] ?? answer(200, { _id: id, postedToClient: true });
      },
    },
  );
  return posted;
}

describe('The photos of an asset', () => {
  it('go to the client at once, after it was said how many', async () => {
    const me = userEvent.setup();
    const posted = await show(rows);
    await me.click(screen.getByRole('button', { name: 'Post the photos to the client' }));
    const sure = await screen.findByRole('dialog', { name: 'Post 2 photos to the client?' });
    expect(posted).toEqual([]);
    await me.click(within(sure).getByRole('button', { name: 'Post to client' }));
    expect(await screen.findByText('2 photos are posted to the client.')).toBeVisible();
    expect(posted).toEqual(['front', 'rear']);
  });

  it('say why where one of them cannot go', async () => {
    const me = userEvent.setup();
    const refusal = answer(409, { code: 'CONFLICT', message: 'It has not passed the virus scan.' });
    const posted = await show(rows, { rear: refusal });
    await me.click(screen.getByRole('button', { name: 'Post the photos to the client' }));
    const sure = await screen.findByRole('dialog');
    await me.click(within(sure).getByRole('button', { name: 'Post to client' }));
    expect(await screen.findByText('It has not passed the virus scan.')).toBeVisible();
    await waitFor(() => expect(posted).toEqual(['front', 'rear']));
    expect(screen.queryByText(/posted to the client\./)).toBeNull();
  });

  it('offer nothing to who reads the file and does not work it', async () => {
    await show(rows, {}, ['show']);
    expect(screen.queryByRole('button', { name: 'Post the photos to the client' })).toBeNull();
  });

  it('offer nothing where there is nothing to post', async () => {
    await show(rows.slice(2));
    expect(screen.queryByRole('button', { name: 'Post the photos to the client' })).toBeNull();
  });
});
