import { expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { addDocument } from '../../support/document-row';

const vendor = seedId('company', 'V01');

async function waitingForVendor(): Promise<{
  answer: (body: object) => Promise<unknown>;
  statusNow: () => Promise<unknown>;
}> {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const file = await placeFile(supervisor);
  const proposed = await supervisor.call('POST', '/companyAssignment/', {
    fileId: file._id,
    companyId: vendor,
  });
  const documentId = await addDocument(host, [file._id], { documentType: 'correspondence' });
  const gates = [
    ...['authorization_on_file', 'contract_on_file', 'lien_search_done', 'registration_valid'],
    'insolvency_check_done',
  ];
  for (const gate of gates)
    await supervisor.call('POST', '/desk/file/overrideGate', {
      fileId: file._id,
      gate,
      reason: 'Both are in binder number four',
      documentId,
    });
  for (const status of ['accepted', 'ready_to_assign', 'vendor_assigned'])
    expect((await supervisor.call('PATCH', '/file/', { _id: file._id, status })).body).toMatchObject({
      status,
    });
  const manager = await signIn(host, 'vendor_manager');
  return {
    answer: async (body) =>
      (await manager.call('POST', '/companyAssignment/', { _id: proposed.body._id, ...body })).status,
    statusNow: async () => (await supervisor.call('GET', `/file/${file._id}`)).body.status,
  };
}

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
