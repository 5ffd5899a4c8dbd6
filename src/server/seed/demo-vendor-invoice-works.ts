import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { todayIn } from '#contract/placement/province-time';
import type { Db } from '../database/tables';

type Fee = Recorded<'fee'>;

/** What a vendor is owed for one piece of work. */
export type OwedFee = Pick<
  Fee,
  '_id' | 'fileId' | 'feeType' | 'quantity' | 'unit' | 'unitAmount' | 'amount' | 'incurredOn' | 'state'
>;

/** What one vendor did on one file and is owed for, the oldest first. `closedOn`, `lastOn`: `YYYY-MM-DD`. `state`: where it was done. */
export interface RequestContext {
  readonly companyId: string;
  readonly fileId: string;
  readonly agencyId: string;
  readonly managerId: string;
  readonly state: Fee['state'];
  readonly closedOn: string | null;
  readonly lastOn: string;
  readonly fees: readonly OwedFee[];
}

interface Row extends OwedFee {
  readonly companyId: string;
  readonly agencyId: string;
  readonly managerId: string;
  readonly fileState: Fee['state'];
  readonly closedDate: string | null;
}

/** Reads what vendors are owed for, of all files or the first so many, by vendor and file. */
export async function readWorks(db: Db, files: number | null): Promise<RequestContext[]> {
  const { rows } = await sql<Row>`
    select t._id, t."fileId", t."companyId", t."feeType", t.quantity, t.unit, t."unitAmount", t.amount, t."incurredOn", t.state,
      f.state "fileState",
      f."agencyId", f."assignedUsers"[1] "managerId", f."closedDate"
    from fee t join (select * from file where "deletedAt" is null order by _id limit ${files}) f on f._id = t."fileId"
    where t.direction = 'payable' and t.status = 'approved' and t."vendorInvoiceId" is null and t."deletedAt" is null
    order by t."incurredOn", t._id`.execute(db);
  const works = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.companyId} ${row.fileId}`;
    works.set(key, [...(works.get(key) ?? []), row]);
  }
  return [...works.values()].map((fees) => {
    const [{ companyId, fileId, agencyId, managerId, closedDate, fileState: state }] = fees as [
      Row,
      ...Row[],
    ];
    const closedOn = closedDate === null ? null : todayIn(state, new Date(closedDate));
    return {
      companyId,
      fileId,
      agencyId,
      managerId,
      state,
      closedOn,
      lastOn: fees.at(-1)?.incurredOn ?? '',
      fees,
    };
  });
}

/** Who took which files on: `<companyId> <fileId>`. */
export async function readTakenOn(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`select distinct "companyId" || ' ' || "fileId" key
    from "companyAssignment" where "acceptedAt" is not null`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
