import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload } from '../../support/documents';
import { signIn } from '../../support/person';
import { fileWithDebtor, generate, openDesk } from '../../support/settling';
import type { Desk } from '../../support/settling';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** A unit in the yard in Ontario, taken on 2 November 2026; the day is Friday the 20th. */
async function takenUnit(): Promise<string> {
  const fileId = await fileWithDebtor(desk, {
    assignmentDate: '2026-10-01T14:00:00Z',
    contractType: 'secured_loan',
  });
  await sql`update file set stage = 'notice_period', status = 'notice_pending',
    recovery = '{"securedDate": "2026-11-02"}' where _id = ${fileId}::uuid`.execute(desk.host.app.db);
  return fileId;
}
const fileOf = async (fileId: string) => {
  const { body } = await desk.supervisor.call('GET', `/file/${fileId}`);
  return body as never as {
    services: (Record<string, unknown> & { relatedPartyId: string })[];
    notice: { earliestSaleDate?: string | null; preparedDate?: string } | null;
  };
};
const told = {
  storagePlace: 'Yard 4',
  saleMethod: 'physical_lane',
  salePlace: 'Toronto auction, lane 4',
  redemptionContact: 'Sofia, 416 555-0134',
};
const mailed = {
  overrides: told,
  serveMethod: 'registered_mail',
  service: { servedDate: '2026-11-19', postedDate: '2026-11-19', trackingNumber: 'RN 123 456 789 CA' },
};

describe('a notice that is made as it is sent', () => {
  it('is kept with its way, its day and its number; its clock starts with the document that proves it', async () => {
    const fileId = await takenUnit();
    const made = await generate(desk.supervisor, fileId, 'notice_of_disposition', mailed);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const before = await fileOf(fileId);
    expect(before.services).toMatchObject([
      {
        ...{ noticeKind: 'disposition', method: 'registered_mail', awaitsProof: true },
        ...{ servedDate: '2026-11-19', trackingNumber: 'RN 123 456 789 CA', documentId: made.body._id },
      },
    ]);
    expect([before.notice?.earliestSaleDate ?? null, before.notice?.preparedDate]).toEqual([
      null,
      '2026-11-20',
    ]);
    const kept = await desk.supervisor.call('DELETE', `/document/${String(made.body._id)}`);
    expect(kept.status).toBe(409);

    const proof = await upload(desk.host, desk.supervisor, fileId, { documentType: 'proof_of_service' });
    await sql`update document set "scanStatus" = 'clean' where _id = ${String(proof.body._id)}::uuid`.execute(
      desk.host.app.db,
    );
    const [sent] = before.services;
    const { status } = await desk.supervisor.call('POST', '/desk/file/recordService', {
      ...{ fileId, noticeKind: 'disposition', method: 'registered_mail', documentId: proof.body._id },
      ...{ relatedPartyIds: [sent?.relatedPartyId], ...mailed.service },
    });
    expect(status).toBe(200);
    const after = await fileOf(fileId);
    expect(after.services).toHaveLength(1);
    expect(after.services[0]).toMatchObject({
      ...{ documentId: proof.body._id, trackingNumber: 'RN 123 456 789 CA' },
    });
    expect(after.services[0]?.awaitsProof ?? null).toBeNull();
    // Received on the 29th, ten days after the post took it; fifteen clear days end on 14 December.
    expect(after.notice?.earliestSaleDate).toBe('2026-12-15');
  });

  it('is kept once where it is made anew', async () => {
    const fileId = await takenUnit();
    await generate(desk.supervisor, fileId, 'notice_of_disposition', mailed);
    const again = { ...mailed, service: { ...mailed.service, trackingNumber: 'RN 987 654 321 CA' } };
    await generate(desk.supervisor, fileId, 'notice_of_disposition', again);
    expect((await fileOf(fileId)).services.map(({ trackingNumber }) => trackingNumber)).toEqual([
      'RN 987 654 321 CA',
    ]);
  });

  it.each([
    ['deficiency_letter', {}, 'service'],
    ['notice_of_disposition', { serveMethod: null }, 'service'],
    ['notice_of_disposition', { saveAsDocument: false }, 'service'],
    ['notice_of_disposition', { service: { servedDate: '2026-11-21' } }, 'servedDate'],
    ['notice_of_disposition', { service: { servedDate: '2026-09-01' } }, 'servedDate'],
  ])('of %s with %j is refused by name, and nothing is kept', async (formType, over, field) => {
    const fileId = await takenUnit();
    const { status, body } = await generate(desk.supervisor, fileId, formType, { ...mailed, ...over });
    if (formType === 'deficiency_letter') expect([409, 422]).toContain(status);
    else expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect((await fileOf(fileId)).services ?? []).toEqual([]);
    const documents = await desk.supervisor.call('GET', `/document/list?fileIds=${fileId}`);
    expect(documents.body.data).toEqual([]);
  });

  it('is not the client’s to say', async () => {
    const fileId = await takenUnit();
    const lender = await signIn(desk.host, 'lender_supervisor');
    const { status } = await generate(lender, fileId, 'notice_of_disposition', mailed);
    expect(status).toBe(403);
    expect((await fileOf(fileId)).services ?? []).toEqual([]);
  });
});
