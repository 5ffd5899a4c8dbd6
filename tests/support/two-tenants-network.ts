import { sql } from 'kysely';
import { declarationOf } from '#contract/resources/index';
import type { Db } from '#server/database/tables';
import { seedId } from '#server/seed/seed-id';
import { fillFields } from './canaries';
import type { Canaries } from './canaries';

const card = /\.(companyName|legalName|code|city|phone|email|firstName|lastName|title)$/;

/** Companies and people of the network, each of their columns with a string of its own. */
export async function fillNetwork(db: Db, canaries: Canaries, people: readonly string[]): Promise<void> {
  for (const code of ['NLR', 'PAR', 'LNA', 'LNB', 'LNA-W', 'V01', 'V02', 'V03', 'V04']) {
    const values = fillFields(
      canaries,
      declarationOf('company').fields,
      (path, { set }) =>
        set === 'host' && !/blockedReason/.test(path)
          ? undefined
          : card.test(path)
            ? `company.${code}.card`
            : `company.${code}`,
      'company',
    );
    await change(db, 'company', seedId('company', code), values);
  }
  for (const who of people) {
    const values = fillFields(
      canaries,
      declarationOf('user').fields,
      (path) =>
        /\.(email|timeZone)$/.test(path) ? undefined : card.test(path) ? `user.${who}.card` : `user.${who}`,
      'user',
    );
    // A new address waits until a moment, or none waits.
    const waiting = { pendingEmailUntil: '2026-11-21T15:00:00.000Z' };
    await change(db, 'user', seedId('user', `${who}@demo.example`), { ...values, ...waiting });
  }
}

async function change(
  db: Db,
  resource: 'company' | 'user',
  id: string,
  values: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(values);
  const list = sql.raw(columns.map((column) => `"${column}"`).join(', '));
  await sql`update ${sql.table(resource)} set (${list}) = (select ${list}
    from jsonb_populate_record(null::${sql.table(resource)}, ${JSON.stringify(values)}::jsonb)) where _id = ${id}::uuid`.execute(
    db,
  );
}
