import { sql } from 'kysely';
import { acceptance, assignableTypes, openAssignment } from '#contract/lifecycles/assignment';
import type { Draft, Recorded } from '#contract/resources/index';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { filesWithTerms, playbookTerm } from '../company/playbook-term';
import { whyBlocked } from '../company/company-compliance';
import { forbiddenField, invalid } from '../refuse';
import { roleOnFile } from './primary-bailiff';
import { demandHandling } from './demand-handling';
import { whyUnlicensed } from './why-unlicensed';

/**
 * The host's part of a new assignment: it is proposed, and to be answered within the hours of the client's playbook. What was found on the
 * file before is shared as that says, where nobody says otherwise.
 * @throws Problem INVALID naming the field, DUPLICATE
 */
export async function completeAssignment(
  context: TransactionContext,
  draft: Draft<'companyAssignment'>,
): Promise<Partial<Recorded<'companyAssignment'>>> {
  await demandHandling(context, draft.fileId);
  if (draft.status !== undefined && draft.status !== 'proposed') throw forbiddenField('status');
  if (draft.declineReason) throw forbiddenField('declineReason');
  const company = await context.db
    .selectFrom('company')
    .select(['activityType', 'companyStatus', 'companyName', 'compliance', 'state'])
    .where('_id', '=', draft.companyId)
    .executeTakeFirstOrThrow();
  if (!assignableTypes.includes(company.activityType))
    throw invalid(
      'companyId',
      sentence('network.fileCannotAssignedCompanyType', { type: company.activityType }),
    );
  if (company.companyStatus !== 'active')
    throw invalid('companyId', sentence('network.companyNotActive', { company: company.companyName }));
  const reason = whyBlocked(company, context.now);
  if (reason)
    throw invalid('companyId', sentence('network.cannotAssigned', { company: company.companyName, reason }));
  const unlicensed = await whyUnlicensed(context, draft);
  if (unlicensed) throw invalid('companyId', unlicensed);
  const role = await roleOnFile(context, {
    ...{ fileId: draft.fileId, activityType: company.activityType, role: draft.role ?? undefined },
  });
  const { at, hours, shares } = await readTerms(context, draft.fileId, draft.companyId);
  if (draft.dueAt && draft.dueAt <= at) throw invalid('dueAt', sentence('values.future', { field: 'dueAt' }));
  return {
    status: 'proposed',
    activityType: company.activityType,
    role,
    sharePreviousFindings: draft.sharePreviousFindings ?? shares,
    assignedAt: at,
    assignedBy: context.caller.userId,
    dueAt: draft.dueAt ?? new Date(context.now.getTime() + hours * 3_600_000).toISOString(),
  };
}

async function readTerms(
  context: TransactionContext,
  fileId: string,
  companyId: string,
): Promise<{ at: string; hours: number; shares: boolean }> {
  const { rows } = await sql<{ isRushFile: boolean; hours: number | null; shares: boolean; taken: boolean }>`
    select f."isRushFile",
      ${playbookTerm('acceptanceHours')}::integer hours,
      coalesce(${playbookTerm('sharePreviousFindings')}::boolean, false) shares,
      exists (select from "companyAssignment" a where a."fileId" = f._id and a."companyId" = ${companyId}::uuid
        and a.status = any(${openAssignment}::text[])) taken
    from ${filesWithTerms}
    where f._id = ${fileId}::uuid`.execute(context.db);
  const terms = rows[0];
  if (terms?.taken)
    throw new Problem('DUPLICATE', {
      message: sentence('network.fileAssignedCompanyAlready'),
      errors: { companyId: sentence('network.assignedAlready') },
    });
  const hours = terms?.isRushFile ? acceptance.rush : (terms?.hours ?? acceptance.usual);
  return { at: context.now.toISOString(), hours, shares: terms?.shares ?? false };
}
