import { noticeOfForm } from '#contract/clocks/notice-documents';
import { Problem } from '#contract/problems';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { holdToAction } from '../records/hold-to-action';
import type { TransactionContext } from '../request/context';
import { checkService } from '../rules/file/check-service';
import { invalid } from '../rules/refuse';
import type { FormInput, PreparedForm } from './prepare-form';

/**
 * Keeps with the file that a notice was sent as it was made: to whom, how, when and by which number. No clock runs from it until a document
 * proves it, which takes its place.
 * @throws Problem INVALID naming the field; FORBIDDEN to who serves no notices
 */
export async function keepSent(
  context: TransactionContext,
  { form, formType, recipients, day }: PreparedForm & Pick<FormInput, 'formType'>,
  { fileId, serveMethod: method, saveAsDocument, service, overrides }: FormInput,
  documentId: string,
): Promise<void> {
  if (!service) return;
  const { caller } = context;
  const noticeKind = noticeOfForm[formType];
  if (!noticeKind || !method || !saveAsDocument || !form.statutory)
    throw invalid('service', sentence('documents.formServesNothing'));
  if (sideOf(caller.activityType) !== 'agency')
    throw new Problem('FORBIDDEN', { message: sentence('files.serviceNotYours') });
  const relatedPartyIds = recipients.flatMap(({ _id, kind }) => (kind === 'relatedParty' ? [_id] : []));
  const told = (overrides ?? {}) as { readonly rightExercised?: unknown; readonly rdprmNumber?: unknown };
  const sent = {
    ...service,
    ...{ noticeKind, method, documentId },
    ...(told.rightExercised === 'taking_possession' && { forAdministration: true }),
    ...(typeof told.rdprmNumber === 'string' && { rdprmNumber: told.rdprmNumber }),
  };
  const at = context.now.toISOString();
  await changeRecord(context, 'file', fileId, async (file) => {
    holdToAction(context, 'file', file, 'edit');
    await checkService(context, file, { ...sent, fileId, relatedPartyIds });
    const services = relatedPartyIds.map((relatedPartyId) => ({
      ...{ ...sent, relatedPartyId, userId: caller.userId, at, awaitsProof: true },
    }));
    // Sent anew, it is the last that counts.
    const before = (file.services ?? []).filter(
      (one) =>
        !(one.awaitsProof && one.noticeKind === noticeKind && relatedPartyIds.includes(one.relatedPartyId)),
    );
    return {
      services: [...before, ...services],
      ...(noticeKind === 'disposition' && { notice: { ...file.notice, preparedDate: day } }),
      lastActivityDate: at,
    };
  });
}
