import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { redemptionsThatGoBack } from '#server/database/migrations/0098-redemptions-that-go-back';
import { startHost } from '../../support/host';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';

it('An update says of each redemption where it was asked for, as its history tells or its notice', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const before = async (status: string, previousStatus: string | null, more = {}): Promise<string> => {
    const { _id } = await placeFile(staff);
    const row = { stage: 'notice_period', status, previousStatus, notice: {}, ...more };
    await sql`update file f set stage = r.stage, status = r.status, "previousStatus" = r."previousStatus", notice = r.notice
      from jsonb_populate_record(null::file, ${JSON.stringify(row)}::jsonb) r where f._id = ${_id}::uuid`.execute(
      host.app.db,
    );
    return _id;
  };
  const told = await before('on_hook', null, { stage: 'secured' });
  await staff.call('PATCH', '/file/', { _id: told, status: 'redemption_requested' });
  await staff.call('PATCH', '/file/', { _id: told, status: 'legal_review' });
  await staff.call('PATCH', '/file/', { _id: told, status: 'resume' });
  await staff.call('PATCH', '/file/', { _id: told, status: 'redemption_requested' });
  const noticed = await before('redemption_quoted', null, { notice: { noticeServedDate: '2026-11-02' } });
  const unnoticed = await before('redemption_requested', null);
  const closing = await before('close_checklist', 'redeemed', { stage: 'close_out' });
  const elsewhere = await before('in_storage', null, { stage: 'secured' });
  await sql`alter table file drop column "redemptionFrom"`.execute(host.app.db);

  await host.app.db.transaction().execute((tx) => redemptionsThatGoBack.up(tx));

  const { rows } = await sql<{ _id: string; redemptionFrom: string | null }>`
    select _id, "redemptionFrom" from file`.execute(host.app.db);
  const from = (id: string) => rows.find(({ _id }) => _id === id)?.redemptionFrom;
  expect([told, noticed, unnoticed, closing, elsewhere].map(from)).toEqual([
    ...['on_hook', 'notice_sent', 'notice_pending', 'notice_pending', null],
  ]);
});
