import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { photosThatProve } from '#server/database/migrations/0158-photos-that-prove';
import { addDocument } from '../../support/document-row';
import { startHost } from '../../support/host';
import { companyId, userId } from '../../support/network';
import { carViews } from '../../support/photos';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';

it('An update says of no file that its photos are complete but by its photos, since the last of them came', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const proofOf = (proof: string) => ({
    proof,
    userId: userId('supervisor'),
    at: '2026-11-02T12:00:00.000Z',
  });
  const before = async (values: object, proofs: readonly string[]): Promise<string> => {
    const { _id } = await placeFile(staff, { assetType: 'automobile', ...values });
    const checks = { contractOnFile: '2026-11-01', photosComplete: '2026-11-02' };
    await sql`update file set checks = ${JSON.stringify(checks)}, proofs = ${JSON.stringify(proofs.map(proofOf))}
      where _id = ${_id}::uuid`.execute(host.app.db);
    return _id;
  };
  const photo = (fileId: string, photoSlot: string, createdAt = '2026-11-05T12:00:00.000Z', more = {}) =>
    addDocument(host, [fileId], {
      ...{ fileName: 'photo.jpg', mimeType: 'image/jpeg', documentType: 'seizure_photo' },
      ...{ photoSlot, createdAt, ...more },
    });
  const typed = await before({}, ['contract', 'photos']);
  const typedAlone = await before({}, ['photos']);
  const shown = await before({}, []);
  // In Vancouver it is still the 9th.
  const western = await before({ state: 'BC', assetType: 'other' }, []);
  const counted = await before({ clientOfficeId: companyId('LNA-W') }, []);
  await sql`update company set playbook = '{"photoCount": 13}' where _id = ${companyId('LNA-W')}::uuid`.execute(
    host.app.db,
  );
  await photo(typed, 'front');
  for (const view of carViews) await photo(shown, view);
  await photo(shown, 'damage', '2026-11-08T12:00:00.000Z');
  for (const view of ['front', 'rear', 'left', 'right']) await photo(western, view);
  await photo(western, 'damage', '2026-11-10T05:00:00.000Z');
  for (const view of carViews) await photo(counted, view);
  await photo(counted, 'other', '2026-11-12T12:00:00.000Z', { scanStatus: 'pending' });

  await host.app.db.transaction().execute((tx) => photosThatProve.up(tx));

  const { rows } = await sql<{ _id: string; checks: object; proofs: { proof: string }[] | null }>`
    select _id, checks, proofs from file`.execute(host.app.db);
  const said = (id: string) => {
    const { checks, proofs } = rows.find(({ _id }) => _id === id) ?? {};
    return [checks, proofs?.map(({ proof }) => proof) ?? null];
  };
  const kept = { contractOnFile: '2026-11-01' };
  expect([said(typed), said(typedAlone)]).toEqual([
    [kept, ['contract']],
    [kept, null],
  ]);
  expect([said(shown), said(western), said(counted)]).toEqual([
    [{ ...kept, photosComplete: '2026-11-05' }, []],
    [{ ...kept, photosComplete: '2026-11-09' }, []],
    [kept, []],
  ]);
});
