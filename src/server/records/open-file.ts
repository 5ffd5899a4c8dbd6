import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { filesOf } from '../history/write-history';
import type { Write } from '../request/work';
import { rulesOf } from './installed-rules';
import { actionsFor } from './present';
import { findWhere } from './find';

/**
 * A part of a file, or of several, may be written only where each can be seen and worked, and while it is open.
 * @throws Problem NOT_FOUND, FORBIDDEN or FILE_CLOSED
 */
export async function openFile(write: Write, name: ResourceName, record: object): Promise<void> {
  if (name === 'file') return;
  // In one order, so that two who write parts of the same files do not wait for each other in a circle.
  for (const fileId of [...filesOf(name, record as Record<string, unknown>)].sort()) {
    // For update, since writing a part also says when the file was last worked: two that only shared it would wait for each other.
    const reach = rulesOf(name).onFiles?.(write.caller, record);
    const [file] = await findWhere(
      write.db,
      'file',
      sql`t._id = ${fileId}::uuid`,
      write.caller,
      'for update',
      reach,
    );
    if (!file) throw new Problem('NOT_FOUND');
    if (!actionsFor('file', { ...file }, write.caller).includes('work')) throw new Problem('FORBIDDEN');
    if (file.closed && !rulesOf(name).openWhenClosed?.(record)) throw new Problem('FILE_CLOSED');
  }
}

/**
 * Takes the files that a record is part of before the record itself. Who writes one part and who writes several of a file then
 * wait in one order, and never for each other.
 */
export async function takeFilesOf(write: Write, name: ResourceName, id: string): Promise<void> {
  const { belongs, fields } = declarationOf(name);
  if (!belongs) return;
  const column = sql.raw(`t."${belongs}"`);
  const files = fields[belongs]?.kind === 'references' ? sql`unnest(${column})` : column;
  await sql`select f._id from file f where f._id in (select ${files} from ${sql.table(name)} t where t._id = ${id}::uuid)
    order by f._id for update`.execute(write.db);
}
