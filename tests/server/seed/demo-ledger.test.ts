import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { calendarOf } from '#server/seed/demo-bundle';
import { seedDemoLedger } from '#server/seed/demo-ledger';
import { openHost } from '../../support/host';
import { putPayment } from '../../support/payment-row';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

it('has what the demo paid out in the accounts as well as what came in, but for the last days', async () => {
  const { host, close } = await openHost();
  const { db } = host.app;
  const { _id: fileId } = await placeFile(await signIn(host, 'supervisor'));
  for (const paymentType of ['sale_proceeds', 'client_remittance', 'refund'])
    await putPayment(db, { fileId, paymentType, amount: '100.00' });
  await sql`update payment set direction = 'out' where "paymentType" <> 'sale_proceeds'`.execute(db);
  const kinds = async (now: string) => {
    await seedDemoLedger(db, calendarOf(new Date(now)));
    const { rows } = await sql<{ kind: string }>`select kind from "ledgerEntry" order by kind`.execute(db);
    return rows.map(({ kind }) => kind);
  };
  // They cleared on the 14th of November.
  expect(await kinds('2026-11-20T15:00:00.000Z')).toEqual([]);
  expect(await kinds('2026-11-28T15:00:00.000Z')).toEqual(['receipt', 'refund', 'remittance']);
  await close();
});
