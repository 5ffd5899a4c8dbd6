import { sql } from 'kysely';
import { isServedWith } from '#contract/clocks/who-is-served';
import type { Input } from '#contract/commands/input';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { findWhere } from '../../records/find';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';

/** Files that come when the asset is taken already: their notices may have been served elsewhere. */
const servedElsewhere: readonly ValueOf<'assignmentType'>[] = ['remarketing_only', 'total_loss_recovery'];
const days = ['servedDate', 'postedDate', 'rdprmDate', 'preparedDate'] as const;

/**
 * Holds the service of a notice to whom it may be served on, and to days that may be.
 * @throws Problem INVALID naming the field
 */
export async function checkService(
  context: TransactionContext,
  file: Recorded<'file'>,
  service: Input<'recordService'>,
): Promise<void> {
  const { noticeKind, relatedPartyIds, method, servedDate, postedDate } = service;
  if (relatedPartyIds.length === 0)
    throw invalid('relatedPartyIds', sentence('values.required', { field: 'relatedPartyIds' }));
  const named = sql`t."fileId" = ${file._id}::uuid and t._id = any(${relatedPartyIds}::uuid[])`;
  const parties = await findWhere(context.db, 'relatedParty', named, context.caller);
  if (parties.some(({ relatedPartyType }) => !isServedWith(noticeKind, relatedPartyType)))
    throw invalid('relatedPartyIds', sentence('files.notServedWith'));
  const today = todayIn(file.state, context.now);
  const placed = file.assignmentDate ? todayIn(file.state, new Date(file.assignmentDate)) : null;
  for (const field of days) {
    const day = service[field];
    if (day && day > today) throw invalid(field, sentence('values.notFuture', { field }));
    if (day && placed && day < placed && !servedElsewhere.includes(file.assignmentType))
      throw invalid(field, sentence('files.servedBeforePlacement'));
  }
  if (postedDate && method !== 'registered_mail')
    throw invalid('postedDate', sentence('files.postedWithMail'));
  if (postedDate && postedDate < servedDate) throw invalid('postedDate', sentence('files.postedAfterServed'));
  if (file.remarketing?.saleDate && noticeKind === 'disposition' && file.remarketing.saleDate <= servedDate)
    throw invalid('servedDate', sentence('files.saleBeforeNotice'));
}
