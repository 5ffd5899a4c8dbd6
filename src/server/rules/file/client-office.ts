import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { invalid } from '../refuse';
import { isOfficeOf } from '../user/places-of-people';

type Placed = Partial<Pick<Recorded<'file'>, 'clientId' | 'clientOfficeId'>>;

/**
 * Holds files to offices of their own client: another’s would be told of them, asked about them and charged for them.
 * @throws Problem INVALID naming `clientOfficeId`
 */
export async function checkClientOffices(db: Db, files: readonly Placed[]): Promise<void> {
  const placed = files.filter(({ clientOfficeId }) => clientOfficeId);
  if (placed.length === 0) return;
  const clients = placed.map(({ clientId }) => clientId);
  const offices = placed.map(({ clientOfficeId }) => clientOfficeId);
  const { rows } = await sql`
    select from unnest(${clients}::uuid[], ${offices}::uuid[]) placed("clientId", "officeId") where not exists (
      select from company o, company c
      where o._id = placed."officeId" and c._id = placed."clientId" and ${isOfficeOf}) limit 1`.execute(db);
  if (rows.length > 0) throw invalid('clientOfficeId', sentence('files.clientOfficeOfAnother'));
}
