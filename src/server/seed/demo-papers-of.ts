import { sql } from 'kysely';
import { handedBack } from '#contract/lifecycles/handed-back';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db, Sql } from '../database/tables';

/** A file as far as its papers follow from it. */
export interface Subject {
  readonly _id: string;
  readonly ref: string;
  readonly clientId: string;
  readonly agencyId: string;
  readonly state: ValueOf<'province'>;
  readonly contractType: ValueOf<'contractType'>;
  readonly debtorName: string | null;
  /** The days from which the file says that these lie on it. */
  readonly contractOnFile: string | null;
  readonly authorizationOnFile: string | null;
  readonly photosComplete: string | null;
  /** When its unit was taken, and when its photos and its report were in. */
  readonly onHookAt: string | null;
  readonly describedAt: string | null;
  /** What the file says that it goes by, with the document of each. */
  readonly proofs: Recorded<'file'>['proofs'];
  readonly services: Recorded<'file'>['services'];
  readonly personalEffects: Recorded<'file'>['personalEffects'];
  readonly redemption: Recorded<'file'>['redemption'];
  readonly estateNumber: string | null;
  readonly lender: string | null;
  readonly lotCompanyId: string | null;
  readonly closingReason: ValueOf<'closingReason'> | null;
  readonly status: StatusName;
  readonly previousStatus: StatusName | null;
  readonly statusSince: string;
  /** When the file came to its last status on the road, and from there to its closing; `null` for one that did not. */
  readonly toLast: string | null;
  readonly toClosing: string | null;
}

/** When the file `f` came to a status last. */
export const cameTo = (status: Sql): Sql => sql`(select max(h.at) from history h where h."fileId" = f._id
  and h.changes @> jsonb_build_array(jsonb_build_object('field', 'status', 'after', ${status}::text)))`;

/** The files of the demo, in the order of their numbers. */
export async function readSubjects(db: Db): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    select f._id, f.ref, f."clientId", f."agencyId", f.state, f.status, f."previousStatus", f."statusSince", f."contractType",
      f."closingReason", f."debtorName", f.proofs, f.services, f."personalEffects", f.redemption, f."estateNumber",
      f.storage ->> 'lotCompanyId' "lotCompanyId",
      f.checks ->> 'contractOnFile' "contractOnFile", f.checks ->> 'authorizationOnFile' "authorizationOnFile",
      f.checks ->> 'photosComplete' "photosComplete",
      (f.recovery ->> 'onHookAt')::timestamptz "onHookAt", ${cameTo(sql`'secured_complete'`)} "describedAt",
      case when f.closed then ${cameTo(sql`f."previousStatus"`)} end "toLast",
      case when f."previousStatus" = any(${[...handedBack]}::text[]) or f."closingReason" = 'recovered_returned_to_client'
        then ${cameTo(sql`'close_checklist'`)} end "toClosing",
      (select u._id from "user" u join role r on r._id = u."roleId" where u."companyId" = f."clientId"
        and r.key in ('lender_user', 'lender_supervisor') order by r.key desc, u.email limit 1) lender
    from file f where f."deletedAt" is null order by f.ref`.execute(db);
  return rows;
}
