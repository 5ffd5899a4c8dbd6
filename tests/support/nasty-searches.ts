import { sql } from 'kysely';
import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from './nasty-files';
import { nastyAt } from './nasty-network';

const moments = [
  '2026-03-09T23:59:59.999Z',
  '2026-03-10T00:00:00.000Z',
  '2026-03-10T12:00:00.000Z',
  '2026-03-11T00:00:00.000Z',
];
const registries = [['ON'], ['QC', 'ON'], ['YT'], ['AB']];
const vins = ['1FZ100', 'ZQ100', 'zq_%', '100%ZQ'];
const people = ['supervisor', 'lender_user', 'file_manager'];

const order = (name: string, index: number) => ({
  _id: seedId(name, `nasty-${index}`),
  fileId: nastyFile(index % 3),
  status: index % 2 ? 'complete' : 'no_record',
  again: false,
  cost: '25.00',
  provider: 'sandbox',
  orderedBy: seedId('user', `${people[index % 3]}@demo.example`),
  orderedAt: moments[index % 4],
  completedAt: index % 3 ? moments[(index + 1) % 4] : null,
  deletedAt: index === 15 ? nastyAt : null,
});
const sixteen = <T>(of: (index: number) => T): T[] => Array.from({ length: 16 }, (_, index) => of(index));

/** Searches of every kind on the first three files, all answered, and lien holders of the first four. */
export async function fillNastySearches(db: Db): Promise<void> {
  const vin = (index: number) => vins[index % 4];
  const jurisdictions = (index: number) => registries[index % 4];
  const vinSearches = sixteen((index) => ({
    ...order('vinSearch', index),
    ...{ vin: vin(index), jurisdictions: jurisdictions(index), results: [] },
  }));
  await insertAll(db, 'vinSearch', vinSearches, nastyAt);
  const parties = await db.selectFrom('relatedParty').select('_id').orderBy('_id').execute();
  const known = seedId('relatedParty', 'nasty-1');
  const others = parties.map(({ _id }) => _id).filter((id) => id !== known);
  const debtorSearches = sixteen((index) => ({
    ...order('personDebtorSearch', index),
    relatedPartyId: index % 4 === 0 ? known : others[index % others.length],
    ...{ jurisdictions: jurisdictions(index), searchMode: 'non_specific', results: [] },
  }));
  await insertAll(db, 'personDebtorSearch', debtorSearches, nastyAt);
  const discharges = sixteen((index) => ({
    ...order('lienDischarge', index),
    ...{ registrationNumber: `R${index}`, jurisdiction: jurisdictions(index)?.[0], reason: 'paid' },
  }));
  await insertAll(db, 'lienDischarge', discharges, nastyAt);
  const reports = sixteen((index) => ({
    ...order('vhr', index),
    ...{ vin: vin(index), product: ['verified', 'claims', 'lien_check'][index % 3], includeIcbc: false },
  }));
  await insertAll(db, 'vhr', reports, nastyAt);
  for (const [index, types] of [['assignee'], ['secured_party', 'assignee'], ['lessor'], []].entries()) {
    const held = JSON.stringify(types.map((partyType) => ({ partyType, name: `Holder ${index}` })));
    const at = moments[index];
    await sql`update "lienHolder" set parties = ${held}::jsonb, "updatedAt" = ${at}::timestamptz
      where _id = ${nastyFile(index)}::uuid`.execute(db);
  }
}
