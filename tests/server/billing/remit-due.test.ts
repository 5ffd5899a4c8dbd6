import { expect, it, onTestFinished, vi } from 'vitest';
import { sql } from 'kysely';
import { PreparingClient } from '#server/database/preparing-client';
import { refreshRemitDue } from '#server/rules/payment/remit-due';
import { clear, patch, pay, remit, trust, world } from '../../support/paying';
import { rowsReadBy } from '../../support/rows-read';

it('money in trust is due to be remitted until its file holds nothing, and again once a remittance is taken back', async () => {
  const { accountant, supervisor, fileId } = await world();
  const due = async (of = 'true'): Promise<string[]> => {
    const { body } = await accountant.call('GET', `/desk/payment/list?remitDue=${of}`);
    return (body.data as unknown as { amount: string }[]).map(({ amount }) => amount).sort();
  };
  const first = await pay(accountant, fileId, { ...trust, amount: '500.00' });
  const second = await pay(accountant, fileId, { ...trust, amount: '70.00' });
  expect(await due()).toEqual([]);
  await clear(accountant, first.body._id);
  expect(await due()).toEqual(['500.00']);
  await clear(supervisor, second.body._id);
  expect(await due()).toEqual(['500.00', '70.00']);
  const part = await pay(accountant, fileId, { ...remit, amount: '500.00' });
  expect(await due()).toEqual(['500.00', '70.00']);
  await clear(supervisor, part.body._id);
  expect(await due()).toEqual(['500.00', '70.00']);
  const rest = await pay(accountant, fileId, { ...remit, amount: '70.00' });
  await clear(supervisor, rest.body._id);
  expect(await due()).toEqual([]);
  expect(await due('false')).toEqual(['500.00', '500.00', '70.00', '70.00']);
  const back = await patch(supervisor, rest.body._id, { status: 'reversed', reversalReason: 'Recalled' });
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect(await due()).toEqual(['500.00', '70.00']);
});

it('what is to be remitted is looked up by itself, and not in all trust that ever was', async () => {
  const { accountant, host, fileId } = await world();
  const { db } = host.app;
  const [files, latest] = [4_000, 20];
  await sql`insert into file select made.* from generate_series(1, ${files}::integer) n
    join file m on m._id = ${fileId}::uuid
    cross join lateral jsonb_populate_record(null::file, to_jsonb(m) || jsonb_build_object('_id', md5('paid' || n)::uuid,
      'ref', 'LNZ-66' || lpad(n::text, 5, '0'), 'bankAccountNumber', (770000000 + n)::text, 'serialNumber', null)) made`.execute(
    db,
  );
  // Of each file a receipt, and of all but the latest what was remitted of it.
  await sql`insert into payment (_id, "fileId", "paymentType", direction, method, amount, "receivedDate", "remitBy", status, "isTrust",
      "unallocatedAmount", "createdAt", "updatedAt")
    select md5('payment' || n || way)::uuid, md5('paid' || n)::uuid, case way when 'in' then 'sale_proceeds' else 'client_remittance' end,
      way, 'eft', 100, date '2026-11-01' - n / 10, case way when 'in' then date '2026-11-10' - n / 10 end, 'cleared', true, 0, now(), now()
    from generate_series(1, ${files}::integer) n cross join unnest(array['in', 'out']) way
    where way = 'in' or n > ${latest}::integer`.execute(db);
  await sql`analyze payment`.execute(db);
  await refreshRemitDue(db);
  await sql`vacuum analyze payment, file`.execute(db);
  // How much there is is counted once, and remembered for a while.
  await accountant.call('GET', '/desk/payment/list?remitDue=true');
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { body } = await accountant.call('GET', '/desk/payment/list?remitDue=true');
  const statements = asked.mock.calls as unknown as [text: string, values: unknown[]][];
  asked.mockRestore();
  expect(body.total).toBe(latest);
  let rows = 0;
  for (const [text, values] of statements)
    if (/\bpayment\b/.test(text)) rows += await rowsReadBy(db, text, values);
  expect(rows).toBeLessThan(1_000);
});
