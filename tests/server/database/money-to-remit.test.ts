import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { moneyToRemit } from '#server/database/migrations/0177-money-to-remit';
import { clear, pay, remit, trust, world } from '../../support/paying';

it('An update marks what is still to be remitted as a receipt or a remittance would have, in books that have both', async () => {
  const { host, accountant, supervisor, fileId } = await world();
  const due = async (): Promise<string[]> => {
    const { rows } = await sql<{ amount: string }>`
      select amount from payment where "remitDue" order by amount`.execute(host.app.db);
    return rows.map(({ amount }) => amount);
  };
  const again = async (): Promise<string[]> => {
    await sql`alter table payment drop column "remitDue"`.execute(host.app.db);
    await host.app.db.transaction().execute((tx) => moneyToRemit.up(tx));
    return due();
  };
  for (const amount of ['30.00', '70.00'])
    await clear(accountant, (await pay(accountant, fileId, { ...trust, amount })).body._id);
  await pay(accountant, fileId, { ...trust, amount: '5.00' });
  expect(await due()).toEqual(['30.00', '70.00']);
  expect(await again()).toEqual(['30.00', '70.00']);
  await clear(supervisor, (await pay(accountant, fileId, { ...remit, amount: '100.00' })).body._id);
  expect(await due()).toEqual([]);
  expect(await again()).toEqual([]);
});
