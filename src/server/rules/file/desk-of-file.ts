import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';
import { sideOnFile } from '../handled-files';
import { readSupervisors } from './file-rush';
import { readReviewers } from './hold-review';

/** What of a file says on whose desk it lies. */
export type FileOnDesk = Pick<Recorded<'file'>, 'agencyId' | 'assignedUsers'>;

/**
 * On whose desk it lies what a file has to be done on: of its agency who works the file, and of the house of whoever gave the occasion, but
 * for a vendor, and for whom the host names for what it does by itself. Where that is nobody, its agency’s supervisors.
 */
export async function readDesk(context: TransactionContext, file: FileOnDesk): Promise<string[]> {
  const { caller, origin } = context;
  const isOfDesk = origin.source !== 'system' && sideOnFile(caller, file) !== 'vendor';
  const people = new Set([
    ...(isOfDesk ? await readReviewers(context, file) : []),
    ...(await readAgencysPeople(context, file)),
  ]);
  return people.size > 0 ? [...people] : readSupervisors(context, file);
}

async function readAgencysPeople(
  { db }: TransactionContext,
  { agencyId, assignedUsers }: FileOnDesk,
): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select u._id from "user" u join company c on c._id = u."companyId"
    where u._id = any(${assignedUsers ?? []}::uuid[]) and u."userStatus" = 'active'
      and c.lineage[1] = (select a.lineage[1] from company a where a._id = ${agencyId}::uuid) order by u._id`.execute(
    db,
  );
  return rows.map(({ _id }) => _id);
}
