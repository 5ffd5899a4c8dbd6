import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import type { Side } from '#contract/roles/sides';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import type { Scope } from '../../records/rules';
import { scopeCondition } from '../../records/conditions';
import { fileScope, onFileLookedUp, scopeByFile } from '../scopes';

/** That the note `t` was delivered to a person; one who read it without being told does not count. */
export function isAddressee(userId: string, further: Sql = sql``): Sql {
  return sql`exists (select 1 from "noteDelivery" d where d."noteId" = t._id
    and d."userId" = ${userId}::uuid and d.kind <> 'reader' ${further})`;
}

/**
 * The notes that a person may see, as a condition on the alias `t`: those on files in scope whose audience they belong to,
 * and notices of no file that were sent to them or within their company. `told` says whether a note was delivered to them.
 * The administrator oversees the platform and sees every note, direct ones too: a complaint about one must be answerable.
 */
export function noteScope(caller: Caller, told = isAddressee(caller.userId)): Scope {
  if (caller.scope === 'all') return 'everything';
  const { notice, onAFile } = shownNotes(caller, told, onFileOfRow);
  // The file is looked up last: most of what is not for the caller falls before that.
  return sql`((t."fileId" is null and ${notice}) or (${onAFile} and ${onFileLookedUp(caller)}))`;
}

/** The same in parts, as they are counted: what lies on files by these where they are few, and else held to all of them at once. */
export function notesApart(caller: Caller): readonly Sql[] | undefined {
  if (caller.scope === 'all') return undefined;
  const { notice, onAFile } = shownNotes(caller, isAddressee(caller.userId), onFile);
  const reached = onFile(scopeCondition(fileScope(caller, 'f')));
  return (
    scopeByFile(caller, onAFile, notice) ?? [
      sql`t."fileId" is null and ${notice}`,
      sql`${onAFile} and ${reached}`,
    ]
  );
}

type OnFile = (condition: Sql) => Sql;

/** Which notes a person may see of those on no file, and which of those on a file that they reach. `on`: how that of its file is asked. */
function shownNotes(caller: Caller, told: Sql, on: OnFile): { readonly notice: Sql; readonly onAFile: Sql } {
  const family = sql`${caller.family}::uuid[]`;
  const ofHouse = sql`(t.audience <> 'direct' and t."companyId" = any(${family}))`;
  const named = sql`(t."senderId" = ${caller.userId}::uuid or ${told})`;
  const privileged = sql`(t."noteType" <> 'legal_privileged' or t."companyId" = any(${family}))`;
  const direct = sql`(t.audience = 'direct' and ${named})`;
  const across = acrossSides[sideOf(caller.activityType)](caller, told, on);
  return {
    notice: sql`(${ofHouse} or ${named})`,
    onAFile: sql`(${privileged} and (${ofHouse} or ${direct} or ${across}))`,
  };
}

/** What the sender's side says to the others. */
const acrossSides: { readonly [S in Side]: (caller: Caller, told: Sql, on: OnFile) => Sql } = {
  // What goes to the client also goes to the agency that handles the file, not to one that only works on it.
  agency: (caller, _, on) => sql`(t.audience in ('vendor', 'client_and_vendor')
    or ((t.audience = 'client' or t."postedToClient") and ${on(sql`f."agencyId" = any(${caller.family}::uuid[])`)}))`,
  client: () => sql`(t.audience in ('client', 'client_and_vendor') or t."postedToClient")`,
  // Vendors on one file compete: one reads what another wrote where it is named, or its assignment shares earlier findings.
  vendor: (caller, told) => sql`(t.audience in ('vendor', 'client_and_vendor') and (
    t."companyId" in (select c._id from company c where c."activityType" in ('agency', 'lender')) or ${told}
    or exists (select 1 from "companyAssignment" a where a."fileId" = t."fileId" and a."sharePreviousFindings"
      and a."endedAt" is null and a."companyId" = any(${caller.tree}::uuid[]))))`,
};

function onFile(condition: Sql): Sql {
  return sql`exists (select 1 from file f where f._id = t."fileId" and f."deletedAt" is null and ${condition})`;
}

/** The same where few rows are asked: the planner gathers no others. */
function onFileOfRow(condition: Sql): Sql {
  return sql`(select f."deletedAt" is null and ${condition} from file f where f._id = t."fileId")`;
}
