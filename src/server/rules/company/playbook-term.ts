import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Db, Sql } from '../../database/tables';

type Playbook = NonNullable<Recorded<'company'>['playbook']>;

/** Files, as `f`, with whose terms hold for them: those of their client, `c`, and of its office, `o`, where they are placed by one. */
export const filesWithTerms: Sql = sql`file f join company c on c._id = f."clientId"
  left join company o on o._id = f."clientOfficeId"`;

/** What such a file's client asks for in its playbook: its office's own word before that of the whole client, or nothing. */
export const playbookTerm = (term: keyof Playbook): Sql =>
  sql`coalesce(nullif(o.playbook->${term}::text, 'null'), nullif(c.playbook->${term}::text, 'null'))`;

/** The same of one file. */
export async function readTerm<T extends keyof Playbook>(
  db: Db,
  fileId: string,
  term: T,
): Promise<NonNullable<Playbook[T]> | undefined> {
  const { rows } = await sql<{ said: NonNullable<Playbook[T]> | null }>`
    select ${playbookTerm(term)} said from ${filesWithTerms} where f._id = ${fileId}::uuid`.execute(db);
  return rows[0]?.said ?? undefined;
}
