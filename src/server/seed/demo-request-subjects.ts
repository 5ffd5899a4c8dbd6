import { sql } from 'kysely';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Tx } from '../database/tables';
import type { About, Kind } from './demo-request-kinds';
import { seedId } from './seed-id';

/** Somebody who asks or decides, and whether they work in French. */
export interface Person {
  readonly userId: string;
  readonly isFrench: boolean;
}

/** An open file of which something can be asked, with who asks and who decides. */
export interface Subject extends About {
  readonly _id: string;
  readonly statusSince: string;
  readonly hold: boolean;
  /** What would settle its account. */
  readonly payoffAmount: string;
  readonly people: {
    readonly client: Person | null;
    readonly agency: Person;
    /** Who leads the people of its lender, and those of its agency. */
    readonly clientLead: Person | null;
    readonly agencyLead: Person | null;
  };
}

interface Row extends Omit<Subject, 'people'> {
  readonly clientFrench: boolean;
  readonly agencyFrench: boolean;
  readonly lender: string | null;
  readonly lenderLead: string | null;
  readonly manager: string | null;
  readonly agencyLead: string | null;
}

const supervisor = seedId('user', 'supervisor@demo.example');

/** The open files that stand where some of these are asked, in the order of their numbers. */
export async function readSubjects(tx: Tx, kinds: readonly Kind[]): Promise<Subject[]> {
  const statuses: readonly StatusName[] = kinds.flatMap((one) => one.in);
  const { rows } = await sql<Row>`
    select f._id, f.status, f."statusSince", f.hold, f.state, f."contractType", f."payoffAmount",
      f.checks->>'contractOnFile' is not null "hasContract", client.language = 'fr' "clientFrench", agency.language = 'fr' "agencyFrench",
      f.remarketing->>'reservePrice' "reservePrice", f.remarketing->>'floorPrice' "floorPrice",
      (select u._id from "user" u join role r on r._id = u."roleId" where u."companyId" = f."clientId"
        and r.key = 'lender_user' order by u.email limit 1) lender,
      (select u._id from "user" u join role r on r._id = u."roleId" where u."companyId" = f."clientId"
        and r.key = 'lender_supervisor' order by u.email limit 1) "lenderLead",
      (select u._id from "user" u join role r on r._id = u."roleId" where u."companyId" = f."agencyId"
        and r.key = 'supervisor' order by u.email limit 1) "agencyLead",
      (select u._id from "user" u where u._id = f."assignedUsers"[1] and u."companyId" = f."agencyId") manager,
      e._id "feeId", e."totalAmount" total
    from file f join company client on client._id = f."clientId" join company agency on agency._id = f."agencyId"
    left join lateral (select _id, "totalAmount" from fee where "fileId" = f._id and direction = 'receivable'
      and status = 'approved' and "invoiceId" is null order by _id limit 1) e on true
    where not f.closed and f."deletedAt" is null and f.status = any(${statuses}::text[])
    order by f.ref`.execute(tx);
  return rows.map(({ clientFrench, agencyFrench, lender, lenderLead, manager, agencyLead, ...file }) => {
    const of = (userId: string | null, isFrench: boolean) => userId && { userId, isFrench };
    return {
      ...file,
      people: {
        client: of(lender ?? lenderLead, clientFrench) || null,
        agency: { userId: manager ?? supervisor, isFrench: agencyFrench },
        clientLead: of(lenderLead, clientFrench) || null,
        agencyLead: of(agencyLead, agencyFrench) || null,
      },
    };
  });
}
