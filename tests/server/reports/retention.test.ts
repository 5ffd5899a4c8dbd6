import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openHost } from '../../support/host';
import { fillNastyHouse } from '../../support/nasty-house';
import { signIn } from '../../support/person';
import { linesOf } from '../../support/reports';

interface Counted {
  readonly ref: string;
  readonly traces: number;
  readonly photos: number;
  readonly documents: number;
  readonly money: number;
  readonly file: number;
}

/** The host's clock stands at 20 November 2026. */
test('tells of closed files what has been kept long enough, and of nothing else', async () => {
  const { host, close } = await openHost({ jobs: true });
  try {
    const { db } = host.app;
    await fillNastyHouse(db);
    await sql`update file set "closedDate" = '2026-10-01T15:00:00Z', closed = true`.execute(db);
    const { rows } = await sql<Counted>`
      select f.ref, (select count(*)::int from "skipTrace" s where s."fileId" = f._id) traces,
        (select count(*)::int from document d where d."fileIds" = array[f._id] and d."deletedAt" is null
          and not exists (select from "vendorInvoice" v where v."documentId" = d._id)
          and d."documentType" = any(array['seizure_photo', 'attempt_photo', 'odometer_photo'])) photos,
        (select count(*)::int from document d where d."fileIds" = array[f._id] and d."deletedAt" is null
          and not exists (select from "vendorInvoice" v where v."documentId" = d._id)
          and d."documentType" <> all(array['seizure_photo', 'attempt_photo', 'odometer_photo'])) documents,
        (select count(*)::int from fee x where x."fileId" = f._id)
          + (select count(*)::int from invoice i where i."fileId" = f._id) money,
        1 + (select count(*)::int from "relatedParty" p where p."fileId" = f._id)
          + (select count(*)::int from note n where n."fileId" = f._id) file
      from file f order by f.ref`.execute(db);
    const old = rows.find(({ documents, money }) => documents > 0 && money > 0);
    const young = rows.find((one) => one.traces > 0 && one !== old);
    if (!young || !old) throw new Error('there is no file with documents, money and traces');
    // Two years ago, less 90 days: only what was traced falls due. Seven years ago: all of it.
    await sql`update file set "closedDate" = '2025-02-18T15:00:00Z' where ref = ${young.ref}`.execute(db);
    await sql`update file set "closedDate" = '2019-11-20T15:00:00Z' where ref = ${old.ref}`.execute(db);

    const administrator = await signIn(host, 'administrator');
    const lines = await linesOf(host, administrator, { reportType: 'data_retention' });
    const told = lines.map((line) => [
      line['File number'],
      line['What is kept'],
      Number(line.Records),
      line['To be kept until'],
    ]);
    const expected = [
      [old.ref, 'Skip traces', old.traces, '2021-11-20'],
      [old.ref, 'Photos', old.photos, '2022-11-20'],
      [old.ref, 'Documents', old.documents, '2026-11-20'],
      [old.ref, 'File, parties and notes', old.file, '2026-11-20'],
      [old.ref, 'Fees and invoices', old.money, '2026-11-20'],
      [young.ref, 'Skip traces', young.traces, '2027-02-18'],
    ].filter(([, , count]) => Number(count) > 0);
    expect(told).toEqual(expected);

    const supervisor = await signIn(host, 'supervisor');
    expect(
      (await supervisor.call('POST', '/report/', { reportType: 'data_retention', format: 'csv' })).status,
    ).toBe(403);
  } finally {
    await close();
  }
});
