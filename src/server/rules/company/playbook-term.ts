import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';

type Playbook = NonNullable<Recorded<'company'>['playbook']>;

/** What a file's client asks for in its playbook: its office's own word before that of the whole client, or nothing. */
export async function readTerm<T extends keyof Playbook>(
  db: Db,
  fileId: string,
  term: T,
): Promise<NonNullable<Playbook[T]> | undefined> {
  const { rows } = await sql<{ said: NonNullable<Playbook[T]> | null }>`
    select coalesce(nullif(o.playbook->${term}::text, 'null'), c.playbook->${term}::text) said
    from file f join company c on c._id = f."clientId" left join company o on o._id = f."clientOfficeId"
    where f._id = ${fileId}::uuid`.execute(db);
  return rows[0]?.said ?? undefined;
}
