import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { world } from '../../support/billing';
import { putFee } from '../../support/fees';
import { newestCode } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

const path = '/desk/retention/dispose';

it('disposes of each file alone: one that is put under a hold meanwhile, and one that something keeps, keep no other', async () => {
  const { host, supervisor, fileId: first } = await world();
  const { db } = host.app;
  const administrator = await signIn(host, 'administrator');
  const files = [first];
  while (files.length < 4) files.push((await placeFile(supervisor))._id);
  const [before = '', held = '', stuck = '', after = ''] = files.sort();
  for (const fileId of files) await putFee(db, { fileId });
  await sql`update file set closed = true, "closedDate" = '2019-11-18T15:00:00Z'`.execute(db);
  // Something that nobody thought of names a fee, and holds it.
  await sql`create table "heldFee" ("feeId" uuid references fee)`.execute(db);
  await sql`insert into "heldFee" select _id from fee where "fileId" = ${stuck}::uuid`.execute(db);
  const feesOf = async (fileId: string): Promise<number> => {
    const { rows } = await sql`select from fee where "fileId" = ${fileId}::uuid`.execute(db);
    return rows.length;
  };

  const reason = 'Kept for seven years';
  await administrator.call('POST', path, { reason });
  const mfaCode = await newestCode(host);
  // Somebody writes the second file while they are disposed of, and puts it under a hold.
  const { disposing } = await db.transaction().execute(async (tx) => {
    await sql`select from file where _id = ${held}::uuid for update`.execute(tx);
    const disposing = administrator.call('POST', path, { reason, mfaCode });
    await expect.poll(() => feesOf(before)).toBe(0);
    await sql`insert into "legalHold" ("fileId", reason, "setBy", "setAt")
      values (${held}::uuid, 'A claim', ${administrator.userId}::uuid, '2026-11-20T15:00:00Z')`.execute(tx);
    return { disposing };
  });
  const { status, body } = await disposing;
  expect(status, JSON.stringify(body)).toBe(200);
  const money = { keptClass: 'money', records: 1, keptUntil: '2026-11-18' };
  // The file itself goes last, and stays where something on it does.
  const each = (fileId: string, became: object) =>
    [money, { ...money, keptClass: 'file' }].map((kept) => ({ fileId, ...kept, ...became }));
  const kept = {
    ok: false,
    code: 'CONFLICT',
    message: 'A legal hold keeps this file whole. End the hold first.',
  };
  expect(body.data).toMatchObject([
    ...each(before, { ok: true }),
    ...each(held, kept),
    ...each(stuck, { ok: false, code: 'FAILED', message: expect.any(String) as string }),
    ...each(after, { ok: true }),
  ]);
  expect(await Promise.all([before, held, stuck, after].map(feesOf))).toEqual([0, 1, 1, 0]);
  // What is held is not left to be disposed of; what failed is.
  expect(body.left).toBe(2);

  // What keeps it goes, and so does it; of what stayed nothing was told in the history.
  await sql`drop table "heldFee"`.execute(db);
  await administrator.call('POST', path, { reason: 'Once more' });
  const again = await administrator.call('POST', path, {
    reason: 'Once more',
    mfaCode: await newestCode(host),
  });
  expect(again.body).toMatchObject({
    data: [
      { fileId: stuck, ok: true },
      { fileId: stuck, ok: true },
    ],
    left: 0,
  });
  const told = async (fileId: string): Promise<string[]> => {
    const url = `/history/list/${fileId}?type=system`;
    const { body } = await administrator.call('GET', url, undefined, { 'accept-language': 'en' });
    return (body.data as unknown as { message: string }[]).map(({ message }) => message);
  };
  const disposals = async (fileId: string): Promise<string[]> =>
    (await told(fileId)).filter((message) =>
      message.startsWith('Fees and invoices were disposed of, 1 in all'),
    );
  expect(await disposals(before)).toEqual([expect.stringMatching(`: ${reason}$`)]);
  expect(await disposals(stuck)).toEqual([expect.stringMatching(': Once more$')]);
  expect(await disposals(held)).toEqual([]);
});

it('says of a file that was opened again meanwhile that it is kept', async () => {
  const { host, fileId } = await world();
  const { db } = host.app;
  const administrator = await signIn(host, 'administrator');
  await putFee(db, { fileId });
  await sql`update file set closed = true, "closedDate" = '2019-11-18T15:00:00Z'`.execute(db);
  const reason = 'Kept for seven years';
  await administrator.call('POST', path, { reason });
  const mfaCode = await newestCode(host);
  const { disposing } = await db.transaction().execute(async (tx) => {
    await sql`update file set closed = false, "closedDate" = null where _id = ${fileId}::uuid`.execute(tx);
    const disposing = administrator.call('POST', path, { reason, mfaCode });
    const waits = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length;
    };
    await expect.poll(waits).toBe(1);
    return { disposing };
  });
  const message = 'The file was opened again: what lies on it is kept.';
  expect((await disposing).body).toMatchObject({
    data: ['money', 'file'].map((keptClass) => ({ fileId, keptClass, ok: false, code: 'CONFLICT', message })),
    left: 0,
  });
});
