import { expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { addDocument } from '../../support/document-row';

interface Told {
  readonly entity: string;
  readonly source: string;
  readonly message: string;
  readonly changes: readonly { readonly field: string; readonly after: string }[];
}

const vendor = seedId('company', 'V01');

const gates = [
  ...['authorization_on_file', 'contract_on_file', 'lien_search_done', 'registration_valid'],
  'insolvency_check_done',
];

/** A file that was proposed to a vendor, and stands where these moves led it; its gates are open but for one that is `shut`. */
async function proposedTo({ moves = [] as string[], shut = '', file: about = {} } = {}) {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const file = await placeFile(supervisor, about);
  const proposed = await supervisor.call('POST', '/companyAssignment/', {
    fileId: file._id,
    companyId: vendor,
  });
  const documentId = await addDocument(host, [file._id], { documentType: 'correspondence' });
  const pass = (gate: string) =>
    supervisor.call('POST', '/desk/file/overrideGate', {
      fileId: file._id,
      gate,
      reason: 'Both are in binder number four',
      documentId,
    });
  for (const gate of gates) if (gate !== shut) await pass(gate);
  const move = async (status: string) =>
    (await supervisor.call('PATCH', '/file/', { _id: file._id, status })).body.status;
  for (const status of moves) expect(await move(status)).toBe(status);
  const manager = await signIn(host, 'vendor_manager');
  return {
    ...{ pass, move },
    answer: async (body: object) =>
      (await manager.call('POST', '/companyAssignment/', { _id: proposed.body._id, ...body })).status,
    statusNow: async () => (await supervisor.call('GET', `/file/${file._id}`)).body.status,
    moved: async () => {
      const { body } = await supervisor.call('GET', `/history/list/${file._id}`);
      return (body.data as unknown as Told[])
        .filter(({ entity }) => entity === 'file')
        .flatMap(({ changes, source, message }) =>
          changes.filter(({ field }) => field === 'status').map(({ after }) => ({ after, source, message })),
        )
        .reverse();
    },
  };
}
const waitingForVendor = () => proposedTo({ moves: ['accepted', 'ready_to_assign', 'vendor_assigned'] });

it('moves a file that waits for a vendor on when the vendor accepts', async () => {
  const { answer, statusNow } = await waitingForVendor();
  expect(await answer({ status: 'accepted' })).toBe(200);
  expect(await statusNow()).toBe('vendor_accepted');
});

it('returns it to the desk when the vendor declines', async () => {
  const { answer, statusNow } = await waitingForVendor();
  expect(await answer({ status: 'declined', declineReason: 'capacity' })).toBe(200);
  expect(await statusNow()).toBe('vendor_declined');
});

it('takes a file that nobody moved meanwhile through every gate to where its vendor has accepted it', async () => {
  const { answer, statusNow, moved } = await proposedTo();
  expect(await answer({ status: 'accepted' })).toBe(200);
  expect(await statusNow()).toBe('vendor_accepted');
  // Nobody moved it through the desk’s own statuses, least of all the vendor.
  const followed = { source: 'system', message: 'After the vendor accepted.' };
  expect(await moved()).toEqual([
    { after: 'accepted', ...followed },
    { after: 'ready_to_assign', ...followed },
    { after: 'vendor_assigned', ...followed },
    { after: 'vendor_accepted', ...followed },
  ]);
});

it('says in the vendor’s name alone what the vendor answered to', async () => {
  const { answer, moved } = await waitingForVendor();
  expect(await answer({ status: 'accepted' })).toBe(200);
  expect((await moved()).at(-1)).toEqual({
    ...{ after: 'vendor_accepted', source: 'api', message: 'The file moved to another status.' },
  });
});

it('leaves it where a gate is shut, and lets it go on by itself once it is assigned', async () => {
  const { answer, statusNow, move, pass } = await proposedTo({ shut: 'lien_search_done' });
  expect(await answer({ status: 'accepted' })).toBe(200);
  expect(await statusNow()).toBe('new_assignment');
  expect(await move('accepted')).toBe('accepted');
  expect(await move('ready_to_assign')).toBe('ready_to_assign');
  expect(await move('vendor_assigned')).toBeUndefined();
  await pass('lien_search_done');
  expect(await move('vendor_assigned')).toBe('vendor_accepted');
});

it('leaves one that waits for its client, and one for which nobody is commonly sent out', async () => {
  const waits = await proposedTo({
    moves: ['information_required'],
    file: { missingInformation: ['The key code'] },
  });
  expect(await waits.answer({ status: 'accepted' })).toBe(200);
  expect(await waits.statusNow()).toBe('information_required');
  const givenUp = await proposedTo({ file: { assignmentType: 'voluntary_surrender' } });
  expect(await givenUp.answer({ status: 'accepted' })).toBe(200);
  expect(await givenUp.statusNow()).toBe('new_assignment');
});

it('leaves a file where it stands that is declined before it waited for the vendor', async () => {
  const { answer, statusNow } = await proposedTo({ moves: ['under_review'] });
  expect(await answer({ status: 'declined', declineReason: 'capacity' })).toBe(200);
  expect(await statusNow()).toBe('under_review');
});
