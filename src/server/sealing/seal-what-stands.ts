import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { updateRows } from '../records/store-many';
import { placeOf, resourcesWithSeals, sealedFields } from './sealed-fields';
import type { Sealer } from './sealer';

const atOnce = 1_000;

type Row = { readonly _id: string } & Readonly<Record<string, string | null>>;

/**
 * Seals with the newest key what stands in clear or under an older one: after an update of the house, and after a change of its keys.
 * A host that is killed meanwhile goes on when it starts again; hosts that start together share the rows.
 * @throws Error where something is sealed with a key that this host was not told
 */
export async function sealWhatStands(db: Db, sealer: Sealer): Promise<number> {
  let done = 0;
  for (const name of resourcesWithSeals())
    for (;;) {
      const sealed = await sealSome(db, sealer, name);
      done += sealed;
      if (sealed === 0) break;
    }
  return done;
}

function sealSome(db: Db, sealer: Sealer, name: ResourceName): Promise<number> {
  const fields = sealedFields(name);
  const columns = fields.map((field) => sql.raw(`"${field}"`));
  const stale = columns.map((column) => sql`not starts_with(${column}, ${sealer.current})`);
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`select _id, ${sql.join(columns)} from ${sql.table(name)}
      where ${sql.join(stale, sql.raw(' or '))} limit ${atOnce} for no key update skip locked`.execute(tx);
    if (rows.length > 0)
      await updateRows(
        tx,
        name,
        fields,
        rows.map((row) => sealedAnew(sealer, name, row)),
      );
    return rows.length;
  });
}

function sealedAnew(sealer: Sealer, name: ResourceName, row: Row): object {
  const sealed = sealedFields(name).map((field) => {
    const kept = row[field];
    if (kept == null || sealer.isCurrent(kept)) return [field, kept];
    const unknown = sealer.unknownKeyOf(kept);
    if (unknown)
      throw new Error(
        `What is sealed in the database was sealed with the key ${unknown}, which this host does not know. Name the secret that it was made of, a former SESSION_SECRET or FIELD_SECRET, in FIELD_SECRETS_BEFORE.`,
      );
    const place = placeOf(name, field, row._id);
    return [field, sealer.seal(sealer.open(kept, place), place)];
  });
  return { _id: row._id, ...Object.fromEntries(sealed) };
}
