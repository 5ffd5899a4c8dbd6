import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { readPrintedCompanies } from '../pdf/printed-company';
import type { PrintedCompany } from '../pdf/printed-company';
import { findWhere } from '../records/find';
import type { Caller } from '../request/caller';
import { readSettlement } from './settlement';
import type { Settlement } from './settlement';

/** Everything of a file that a form may say. */
export interface FormFile {
  readonly file: Recorded<'file'>;
  readonly client: PrintedCompany;
  /** The client's office that the file is of, where it is of one. */
  readonly office: PrintedCompany | null;
  readonly agency: PrintedCompany;
  /** Who writes: the client for its own people, the agency for everybody else. */
  readonly sender: PrintedCompany;
  readonly writer: { readonly fullName: string; readonly title: string | null };
  readonly parties: readonly Recorded<'relatedParty'>[];
  readonly settlement: Settlement;
  /** The registry of the file's province. */
  readonly registry: string | null;
  /** `YYYY-MM-DD`, where the sender is. */
  readonly today: string;
}

/** Reads all that forms of a file are made of, as far as it is the caller's to see. */
export async function readFormFile(
  db: Db,
  file: Recorded<'file'>,
  caller: Caller,
  now: Date,
): Promise<FormFile> {
  const { clientId, clientOfficeId, agencyId } = file;
  const ids = [clientId, agencyId, ...(clientOfficeId ? [clientOfficeId] : [])];
  const company = await readPrintedCompanies(db, ids);
  const sender = company(sideOf(caller.activityType) === 'client' ? clientId : agencyId);
  const parties = await findWhere(db, 'relatedParty', sql`t."fileId" = ${file._id}::uuid`, caller);
  const user = await db
    .selectFrom('user')
    .select('title')
    .where('_id', '=', caller.userId)
    .executeTakeFirst();
  const today = todayIn(sender.state, now);
  return {
    file,
    client: company(clientId),
    office: clientOfficeId ? company(clientOfficeId) : null,
    agency: company(agencyId),
    sender,
    writer: { fullName: `${caller.firstName} ${caller.lastName}`, title: user?.title ?? null },
    parties: parties.sort(inOrder),
    settlement: await readSettlement(db, file),
    registry: await registryOf(db, file.state, today),
    today,
  };
}

function inOrder(one: Recorded<'relatedParty'>, other: Recorded<'relatedParty'>): number {
  if (one.isPrimary !== other.isPrimary) return one.isPrimary ? -1 : 1;
  return one._id < other._id ? -1 : 1;
}

async function registryOf(db: Db, province: string, today: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select value #>> '{}' name from "enforcementRule"
    where province = ${province} and key = 'registry' and "effectiveFrom" <= ${today}::date
    and ("effectiveTo" is null or "effectiveTo" >= ${today}::date) order by "effectiveFrom" desc limit 1`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}
