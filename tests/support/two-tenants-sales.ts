import { sql } from 'kysely';
import type { Db } from '#server/database/tables';
import { seedId } from '#server/seed/seed-id';
import { homes } from './two-tenants-cast';
import type { Filing } from './two-tenants-documents';

/** What of a purchaser is its keeper's alone. */
const kept = /\.(bidLimit|notes|blockedReason)$/;

/** What a unit gains by a repair is not for its shop. */
const keptFromShops = /\.(expectedLift|repairedValue)$/;

/** Who bought the unit of a file that no vendor works on, and for how much its agency trusts them. */
export async function addSale(db: Db, { one, agent, fileId, fill, put, circle }: Filing): Promise<void> {
  if (one.vendors.length > 0) return;
  const home = (homes[agent] ?? '').slice(0, 3);
  const id = await put('purchaser', circle('client'), `${one.name} purchaser`, {
    ...fill('purchaser', (path) => (kept.test(path) ? `purchaser.${home}` : circle('client'))),
    purchaserType: 'dealer',
    country: 'CA',
    status: 'active',
    companyId: seedId('company', home),
  });
  await sql`update file set remarketing = coalesce(remarketing, '{}') || ${JSON.stringify({ purchaserId: id })}::jsonb
    where _id = ${fileId}::uuid`.execute(db);
}

/** What is put in order on a file: one that a shop does, where one works on it, and one that nobody else knows of. */
export async function addRepairs({ one, fileId, fill, put, circle }: Filing): Promise<void> {
  const repair = (name: string, part: string, vendorCompanyId: string | null): Promise<string> =>
    put('repairsAndReconditioning', circle(part), `${one.name} ${name}`, {
      ...fill('repairsAndReconditioning', (path) => circle(keptFromShops.test(path) ? 'client' : part)),
      fileId,
      category: 'detail',
      status: 'draft',
      sellAsIs: false,
      vendorCompanyId,
    });
  await repair('repair', 'client', null);
  if (one.vendors.includes('V01')) await repair('shop', 'open', seedId('company', 'V01'));
}

/** A schedule of reports of each house. */
async function fillSchedules({ put, fill }: Pick<Filing, 'put' | 'fill'>): Promise<void> {
  for (const [code, who] of [
    ['NLR', 'supervisor'],
    ['PAR', 'partner'],
    ['LNA', 'lender_supervisor'],
    ['LNB', 'lender_b_supervisor'],
  ] as const) {
    const setBy = seedId('user', `${who}@demo.example`);
    await put('companyReportSchedule', `schedule.${code}`, code, {
      ...fill('companyReportSchedule', (path) =>
        path.endsWith('timeZone') ? undefined : `schedule.${code}`,
      ),
      companyId: seedId('company', code),
      clientId: null,
      reportTypes: ['open_inventory'],
      format: 'csv',
      frequency: 'daily',
      timeOfDay: '07:00',
      timeZone: 'America/Toronto',
      recipients: [setBy],
      language: 'en',
      deliveryMethod: 'portal',
      isActive: true,
      firstDay: '2026-01-01',
      setBy,
    });
  }
}

/** A purchaser of each agency that bought nothing yet. */
async function fillPurchasers({ put, fill }: Pick<Filing, 'put' | 'fill'>): Promise<void> {
  for (const code of ['NLR', 'PAR', 'V02'])
    await put('purchaser', `purchaser.${code}`, code, {
      ...fill('purchaser', () => `purchaser.${code}`),
      purchaserType: 'dealer',
      country: 'CA',
      status: 'active',
      companyId: seedId('company', code),
    });
}

/** What companies keep beside their files. */
export async function fillKeptByCompanies(filing: Pick<Filing, 'put' | 'fill'>): Promise<void> {
  await fillPurchasers(filing);
  await fillSchedules(filing);
}
