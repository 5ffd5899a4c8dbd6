import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bill, patch, world } from '../../support/billing';
import { putFee } from '../../support/fees';
import { newestCode } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

const path = '/desk/retention';

it('disposes of what has been kept for long enough, and of nothing that a legal hold keeps', async () => {
  const { host, supervisor, accountant, fileId } = await world();
  const { db } = host.app;
  const administrator = await signIn(host, 'administrator');
  const { _id: held } = await placeFile(supervisor);
  const { _id: young } = await placeFile(supervisor);
  for (const id of [fileId, held, young]) {
    await putFee(db, { fileId: id });
    const { body } = await bill(accountant, id);
    expect((await patch(accountant, body._id, { status: 'issued' })).status).toBe(200);
  }
  // The host's clock stands at 20 November 2026: seven years ago to the day is not before it.
  await sql`update file set closed = true, "closedDate" = '2019-11-18T15:00:00Z' where _id in (${fileId}::uuid, ${held}::uuid)`.execute(
    db,
  );
  await sql`update file set closed = true, "closedDate" = '2019-11-20T15:00:00Z' where _id = ${young}::uuid`.execute(
    db,
  );
  const hold = (isHeld: boolean) =>
    administrator.call('PUT', `${path}/hold`, {
      fileId: held,
      isHeld,
      reason: 'A claim is before the court',
    });
  expect((await hold(true)).body).toEqual({ isHeld: true });
  const listed = async () => {
    const { body } = await administrator.call('GET', `${path}/list`);
    return (body.data as unknown as { fileId: string; keptClass: string; records: number; isHeld: boolean }[])
      .filter(({ keptClass }) => keptClass === 'money')
      .map((one) => [one.fileId, one.records, one.isHeld]);
  };
  expect((await listed()).sort()).toEqual(
    [
      [fileId, 2, false],
      [held, 2, true],
    ].sort(),
  );
  expect((await supervisor.call('GET', `${path}/list`)).status).toBe(403);

  const dispose = (more: object = {}) =>
    administrator.call('POST', `${path}/dispose`, { reason: 'Kept for seven years', ...more });
  expect((await administrator.call('POST', `${path}/dispose`, {})).status).toBe(422);
  expect((await dispose()).body).toEqual({ showMFAForm: true });
  expect((await dispose({ mfaCode: 'AAAAAA' })).status).toBe(422);
  const { status, body } = await dispose({ mfaCode: await newestCode(host) });
  expect(status, JSON.stringify(body)).toBe(200);
  const gone = body.data as unknown as { fileId: string; keptClass: string }[];
  expect(gone).toContainEqual(
    expect.objectContaining({ fileId, keptClass: 'money', records: 2, keptUntil: '2026-11-18' }),
  );
  expect(gone.every((one) => one.fileId === fileId)).toBe(true);
  expect(body.left).toBe(0);
  const left = async (id: string) => {
    const { rows } = await sql<{
      n: number;
    }>`select (select count(*) from fee where "fileId" = ${id}::uuid)::int
      + (select count(*) from invoice where "fileId" = ${id}::uuid)::int n`.execute(db);
    return rows[0]?.n;
  };
  expect([await left(fileId), await left(held), await left(young)]).toEqual([0, 2, 2]);
  expect(gone.map(({ keptClass }) => keptClass).at(-1)).toBe('file');
  const there = (id: string) => administrator.call('GET', `/file/${id}`).then(({ status }) => status);
  expect([await there(fileId), await there(held), await there(young)]).toEqual([404, 200, 200]);
  // The history stays, and tells what went and why.
  const { body: told } = await administrator.call('GET', `/history/list/${fileId}?type=system`);
  expect(JSON.stringify(told.data)).toContain('Kept for seven years');
  const { body: of } = await administrator.call('GET', `/history/list/${held}?type=system`);
  expect(JSON.stringify(of.data)).toContain('A claim is before the court');

  // Nothing else takes it away either, until the hold has ended.
  expect((await hold(false)).body).toEqual({ isHeld: false });
  expect(await listed()).toEqual([[held, 2, false]]);
});
