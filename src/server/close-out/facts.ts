import { sql } from 'kysely';
import { closingReasonCodes } from '#contract/close-out/reason-codes';
import { keptFrom } from '#contract/lifecycles/document';
import { countedFee } from '#contract/lifecycles/fee';
import { deficiencyOrSurplus } from '#contract/money/settlement';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { readSettlement } from '../forms/settlement';
import type { Settlement } from '../forms/settlement';
import { isWhole } from '../rules/file/proving-documents';

/** What the client was charged, as decimal strings: before taxes, and each tax. */
interface Charged {
  readonly fees: string;
  readonly gst: string;
  readonly hst: string;
  readonly pst: string;
  readonly qst: string;
}

/** What is known of a closed file for its lender; the paths of the layout lead through it. */
export interface CloseOutFacts {
  readonly file: Recorded<'file'>;
  readonly closing: { readonly code: string | null; readonly day: string | null };
  readonly charged: Charged;
  readonly settlement: Settlement;
  readonly debt: { readonly deficiencyOrSurplus: string | null };
  readonly remittance: { readonly date: string | null; readonly reference: string | null };
  readonly documents: { readonly count: number };
}

interface Added extends Charged {
  readonly fileId: string;
  readonly date: string | null;
  readonly reference: string | null;
  readonly documents: number;
}

/**
 * Reads what files came to. Only what the client may see is counted, no payable and no document of ours; what the sale came to is what
 * the statement of proceeds and the letter about the debt say of it.
 */
export async function readFacts(db: Db, files: readonly Recorded<'file'>[]): Promise<CloseOutFacts[]> {
  const { rows } = await sql<Added>`
    select c._id "fileId", fees.*, out.date, out.reference, (
      select count(*) from document d where d."fileIds" @> array[c._id] and ${isWhole}
        and d.visibility in ('client', 'client_and_vendor') and d."documentType" <> all(${keptFrom.client}::text[])) documents
    from unnest(${files.map(({ _id }) => _id)}::uuid[]) c(_id)
    cross join lateral (
      select coalesce(sum(amount), 0)::numeric(14,2) fees, coalesce(sum("gstAmount"), 0)::numeric(14,2) gst,
        coalesce(sum("hstAmount"), 0)::numeric(14,2) hst, coalesce(sum("pstAmount"), 0)::numeric(14,2) pst,
        coalesce(sum("qstAmount"), 0)::numeric(14,2) qst
      from fee where "fileId" = c._id and direction = 'receivable' and status = any(${countedFee}::text[])
        and "deletedAt" is null) fees
    left join lateral (
      select coalesce("clearedDate", "receivedDate") date, reference from payment
      where "fileId" = c._id and "paymentType" = 'client_remittance' and status = 'cleared' and "deletedAt" is null
      order by coalesce("clearedDate", "receivedDate") desc, _id desc limit 1) out on true`.execute(db);
  const added = new Map(rows.map((row) => [row.fileId, row]));
  const facts: CloseOutFacts[] = [];
  for (const file of files)
    facts.push(factsOf(file, added.get(file._id) as Added, await readSettlement(db, file)));
  return facts;
}

function factsOf(file: Recorded<'file'>, added: Added, settlement: Settlement): CloseOutFacts {
  const { date, reference, documents, ...charged } = added;
  return {
    file,
    closing: {
      code: file.closingReason && closingReasonCodes[file.closingReason],
      day: file.closedDate && todayIn(file.state, new Date(file.closedDate)),
    },
    charged,
    settlement,
    debt: { deficiencyOrSurplus: deficiencyOrSurplus(settlement.debt, settlement.debt.proceeds) },
    remittance: { date, reference },
    documents: { count: documents },
  };
}
