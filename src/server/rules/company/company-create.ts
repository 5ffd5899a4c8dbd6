import type { Draft } from '#contract/resources/index';
import { Problem } from '#contract/problems';
import { newId } from '../../database/new-id';
import type { Written } from '../../records/written';
import type { TransactionContext } from '../../request/context';
import { blockOf } from './company-compliance';
import { holdToTerms } from './client-terms';
import { holdToKey } from './company-key';
import { lineageOf, refuseTwins } from './company-place';
import { holdToDocuments } from './compliance-documents';

/**
 * The host's part of a new company. A partner agency adds offices of its own and nothing else.
 * @throws Problem FORBIDDEN, INVALID naming the field
 */
export async function completeCompany(
  context: TransactionContext,
  draft: Draft<'company'>,
): Promise<Written<'company'>> {
  const { caller } = context;
  const isOwnOffice = draft.isOffice === true && caller.tree.includes(draft.parentCompanyId ?? '');
  if (!caller.operates && caller.scope !== 'all' && !isOwnOffice) throw new Problem('FORBIDDEN');
  const _id = newId(context.now.getTime());
  const placed = {
    ...draft,
    isOffice: draft.isOffice ?? false,
    parentCompanyId: draft.parentCompanyId ?? null,
  };
  await refuseTwins(context.db, placed, _id);
  const { parentCompanyId } = placed;
  await holdToTerms(context, { parentCompanyId, before: null, after: draft.playbook });
  await holdToDocuments(context, { _id, state: draft.state, compliance: draft.compliance ?? null }, []);
  if (draft.integrationKey) await holdToKey(context, _id, draft.integrationKey);
  return {
    _id,
    lineage: await lineageOf(context.db, placed, _id),
    legalName: draft.legalName ?? draft.companyName,
    taxationState: draft.taxationState ?? draft.state,
    ...blockOf({ state: draft.state, compliance: draft.compliance ?? null }, context.now),
  };
}
