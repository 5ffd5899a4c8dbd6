import { Problem } from '#contract/problems';
import { noticeDocuments } from '#contract/clocks/notice-documents';
import type { Input } from '#contract/commands/input';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { checkFieldGroups } from '../records/field-groups';
import { holdToAction } from '../records/hold-to-action';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import { checkService } from '../rules/file/check-service';
import { documentOnFile } from '../rules/file/document-on-file';
import { lookAtDays } from '../rules/file/said-after-written';
import type { Handler } from './handler';

/**
 * Records that a notice was served on those who are entitled to it, each with the document that proves it. What follows for the clocks of
 * the file is worked out where it is written.
 */
export const recordService: Handler<'recordService'> = (context, asked) =>
  inTransaction(context, async (context) => {
    const { caller } = context;
    if (sideOf(caller.activityType) !== 'agency')
      throw new Problem('FORBIDDEN', { message: sentence('files.serviceNotYours') });
    const { fileId, relatedPartyIds, preparedDate, amountToRedeem, ...served } = asked;
    if (amountToRedeem) checkFieldGroups(caller, 'file', { 'notice.amountToRedeem': true });
    const at = context.now.toISOString();
    let document: Recorded<'document'> | undefined;
    const after = await changeRecord(context, 'file', fileId, async (file) => {
      holdToAction(context, 'file', file, 'edit');
      document = await documentOnFile(context, fileId, served.documentId, noticeDocuments[served.noticeKind]);
      await checkService(context, file, asked);
      const services = relatedPartyIds.map((relatedPartyId) => ({
        ...{ ...served, relatedPartyId, userId: caller.userId, at },
      }));
      const said = { ...(preparedDate && { preparedDate }), ...(amountToRedeem && { amountToRedeem }) };
      return {
        services: [...(file.services ?? []).filter((one) => !isSentTo(one, asked)), ...services],
        ...(Object.keys(said).length > 0 && { notice: { ...file.notice, ...said } }),
        lastActivityDate: at,
      };
    });
    if (document) await lookAtDays(context, after, document, [served.servedDate, served.postedDate]);
    return { body: await answerWhole(context, 'file', after) };
  });

/** Whether it is what was sent to one of those of whom it is proved now. */
const isSentTo = (
  { awaitsProof, noticeKind, relatedPartyId }: NonNullable<Recorded<'file'>['services']>[number],
  proved: Input<'recordService'>,
): boolean =>
  awaitsProof === true && noticeKind === proved.noticeKind && proved.relatedPartyIds.includes(relatedPartyId);
