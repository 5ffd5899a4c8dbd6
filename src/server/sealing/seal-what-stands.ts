import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { placeOf, resourcesWithSeals, sealedFields } from './sealed-fields';
import type { Sealer } from './sealer';

const atOnce = 1_000;

interface Kept {
  readonly _id: string;
  readonly kept: string;
}

/**
 * Seals with the newest key what stands in clear or under an older one: after an update of the house, and after a change of its keys.
 * A host that is killed meanwhile goes on when it starts again; what somebody changes meanwhile is left to them.
 * @returns how many values it sealed
 * @throws Error where something is sealed with a key that this host was not told
 */
export async function sealWhatStands(db: Db, sealer: Sealer): Promise<number> {
  let done = 0;
  for (const name of resourcesWithSeals())
    for (const field of sealedFields(name))
      for (;;) {
        const found = await staleIn(db, sealer, name, field);
        if (found.length === 0) break;
        await sealAnew(db, sealer, name, field, found);
        done += found.length;
      }
  return done;
}

async function staleIn(db: Db, sealer: Sealer, name: ResourceName, field: string): Promise<Kept[]> {
  const column = sql.ref(field);
  const { rows } = await sql<Kept>`select _id, ${column} kept from ${sql.table(name)}
    where not starts_with(${column}, ${sealer.current}) limit ${atOnce}`.execute(db);
  return rows;
}

async function sealAnew(
  db: Db,
  sealer: Sealer,
  name: ResourceName,
  field: string,
  found: readonly Kept[],
): Promise<void> {
  const rows = found.map(({ _id, kept }) => {
    const place = placeOf(name, field, _id);
    return { _id, kept, sealed: sealer.seal(opened(sealer, kept, place), place) };
  });
  const column = sql.ref(field);
  await sql`update ${sql.table(name)} t set ${column} = r.sealed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(_id uuid, kept text, sealed text)
    where t._id = r._id and t.${column} = r.kept`.execute(db);
}

function opened(sealer: Sealer, kept: string, place: string): string {
  const unknown = sealer.unknownKeyOf(kept);
  if (unknown)
    throw new Error(
      `What is sealed in the database was sealed with the key ${unknown}, which this host does not know. Name the secret that it was made of, a former SESSION_SECRET or FIELD_SECRET, in FIELD_SECRETS_BEFORE.`,
    );
  return sealer.open(kept, place);
}
