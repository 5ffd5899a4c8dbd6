import { sql } from 'kysely';
import type { CompanyPath } from '#contract/forms/form';
import { valuesAt } from '#contract/leaves';
import { todayIn } from '#contract/placement/province-time';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { readPrintedCompanies } from '../pdf/printed-company';
import type { PrintedCompany } from '../pdf/printed-company';
import { findWhere } from '../records/find';
import type { Caller } from '../request/caller';
import { readClockBasis } from '../rules/file/read-clocks';
import type { ClockBasis } from '../rules/file/read-clocks';
import { readFileWork } from './file-work';
import type { FileWork } from './file-work';
import { readReleaseAgreed } from './release-agreed';
import { readSettlement } from './settlement';
import type { Settlement } from './settlement';

const companyPaths = [
  'agencyId',
  'assignedCompanies',
  'recovery.vendorCompanyId',
  'remarketing.auctionId',
  'storage.lotCompanyId',
] as const satisfies readonly (CompanyPath | 'recovery.vendorCompanyId')[];

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
  readonly isReleaseAgreed: boolean;
  /** The companies that a field of the file names. */
  readonly named: (path: CompanyPath | 'recovery.vendorCompanyId') => readonly PrintedCompany[];
  /** Read when a form asks for it, each. */
  readonly clockBasis: () => Promise<ClockBasis>;
  readonly work: () => Promise<FileWork>;
  /** Who bought the asset; told to no vendor. */
  readonly purchaser: Recorded<'purchaser'> | null;
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
  const side = sideOf(caller.activityType);
  const named = (path: string) => valuesAt(file, path).map(String);
  const others = [...companyPaths.flatMap(named), ...(clientOfficeId ? [clientOfficeId] : [])];
  const ids = [...new Set([clientId, agencyId, ...others])];
  const company = await readPrintedCompanies(db, ids);
  // Vendors on one file compete: none reads of another on a form.
  const isShown = (id: string): boolean => side !== 'vendor' || caller.tree.includes(id);
  const sender = company(side === 'client' ? clientId : agencyId);
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
    isReleaseAgreed: await readReleaseAgreed(db, file._id),
    named: (path) => named(path).filter(isShown).map(company),
    clockBasis: () => readClockBasis(db, file),
    work: () => readFileWork(db, file),
    purchaser: side === 'vendor' ? null : await purchaserOf(db, file),
    registry: await registryOf(db, file.state, today),
    today,
  };
}

function inOrder(one: Recorded<'relatedParty'>, other: Recorded<'relatedParty'>): number {
  if (one.isPrimary !== other.isPrimary) return one.isPrimary ? -1 : 1;
  return one._id < other._id ? -1 : 1;
}

// Whoever reads a file is told who bought its asset, whatever else of the purchasers is theirs to see.
async function purchaserOf(db: Db, { remarketing }: Recorded<'file'>): Promise<Recorded<'purchaser'> | null> {
  const id = remarketing?.purchaserId;
  if (!id) return null;
  const { rows } = await sql<Recorded<'purchaser'>>`select * from purchaser where _id = ${id}::uuid`.execute(
    db,
  );
  return rows[0] ?? null;
}

async function registryOf(db: Db, province: string, today: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select value #>> '{}' name from "enforcementRule"
    where province = ${province} and key = 'registry' and "effectiveFrom" <= ${today}::date
    and ("effectiveTo" is null or "effectiveTo" >= ${today}::date) order by "effectiveFrom" desc limit 1`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}
