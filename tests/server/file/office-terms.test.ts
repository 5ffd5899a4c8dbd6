import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import { addDocument } from '../../support/document-row';

it('goes by what its client’s office asks for of a file, and by the whole client where that says nothing', async () => {
  const host = await startHost();
  const [staff, administrator] = [await signIn(host, 'supervisor'), await signIn(host, 'administrator')];
  const asks = async (code: string, playbook: object) =>
    expect((await administrator.call('PATCH', '/company/', { _id: companyId(code), playbook })).status).toBe(
      200,
    );
  await asks('LNA', { requiredDocuments: ['power_of_attorney'], holdHarmless: true });
  await asks('LNA-W', { requiredDocuments: ['court_order'], holdHarmless: false });
  await asks('LNA-E', { photoCount: 3 });
  const place = (office?: string) => placeFile(staff, office ? { clientOfficeId: companyId(office) } : {});
  const lacks = async (fileId: string) => (await staff.call('GET', `/file/${fileId}`)).body.lackingDocuments;
  const stopsAt = async (fileId: string) => {
    await addDocument(host, [fileId], { documentType: 'security_agreement', originType: 'client_upload' });
    await staff.call('PATCH', '/file/', { _id: fileId, status: 'accepted' });
    const { body } = await staff.call('PATCH', '/file/', { _id: fileId, status: 'ready_to_assign' });
    return Object.keys(body.errors ?? {});
  };
  const [whole, west, east] = [await place(), await place('LNA-W'), await place('LNA-E')];
  expect([await lacks(whole), await lacks(west), await lacks(east)]).toEqual([
    ['power_of_attorney'],
    ['court_order'],
    ['power_of_attorney'],
  ]);
  expect([await stopsAt(whole), await stopsAt(west), await stopsAt(east)]).toEqual([
    [],
    ['authorization_on_file'],
    [],
  ]);
});
