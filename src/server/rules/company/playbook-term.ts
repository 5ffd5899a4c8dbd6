import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';

type Playbook = NonNullable<Recorded<'company'>['playbook']>;

/** What a playbook says in whole numbers. */
export type Term = 'firstAttemptHours' | 'effectsHoldDays';

/** What a file's client asks for in its playbook: its office's own word before that of the whole client, or nothing. */
export async function readTerm(
  db: Db,
  fileId: string,
  term: Term & keyof Playbook,
): Promise<number | undefined> {
  const { rows } = await sql<{ said: number | null }>`
    select coalesce((o.playbook->>${term}::text)::integer, (c.playbook->>${term}::text)::integer) said
    from file f join company c on c._id = f."clientId" left join company o on o._id = f."clientOfficeId"
    where f._id = ${fileId}::uuid`.execute(db);
  return rows[0]?.said ?? undefined;
}
