import { isInHand } from '#contract/lifecycles/in-hand';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { writeHistory } from '../../history/write-history';
import { applyDecision, findBehind } from '../../records/apply-decision';
import type { TransactionContext } from '../../request/context';
import { attempt } from '../../request/save-point';
import { readTerm } from '../company/playbook-term';

type Request = Recorded<'request'>;
type File = Recorded<'file'>;

/** From where its closing is asked for to where it is closed. */
const toTheEnd = ['close_checklist', 'closed'] as const;

/**
 * What follows when a client recalls its files with nothing secured on any of them. Where its terms say that they are closed then, nobody
 * is asked: the request is approved by them, and the files go as far as a person could take them. What keeps one open keeps it where its
 * closing is asked for. A file that cannot be brought there leaves the request to the agency.
 */
export async function closeOnRecall(context: TransactionContext, request: Request): Promise<void> {
  const { closingReason } = (request.payload ?? {}) as Pick<Change<'file'>, 'closingReason'>;
  if (request.requestType !== 'close' || request.status !== 'submitted' || closingReason !== 'client_recall')
    return;
  const clientId = await whoseTermsClose(context, request.fileIds);
  if (!clientId) return;
  const terms = { resource: 'company', _id: clientId } as const;
  const done = await attempt(context, () =>
    applyDecision(context, terms, 'request', request, { status: 'approved' }),
  );
  if ('refused' in done) return;
  for (const fileId of request.fileIds) await closeIfNothingStandsInTheWay(context, request._id, fileId);
}

/** The client of the files, where nothing was secured on any and the terms of each say that a recall closes it. */
async function whoseTermsClose(
  { db }: TransactionContext,
  fileIds: readonly string[],
): Promise<string | undefined> {
  const files = await db
    .selectFrom('file')
    .select(['_id', 'clientId', 'stage', 'previousStatus', 'recovery'])
    .where('_id', 'in', [...fileIds])
    .execute();
  if (files.some(isInHand)) return undefined;
  for (const { _id } of files) if (!(await readTerm(db, _id, 'autoCloseOnRecall'))) return undefined;
  return files[0]?.clientId;
}

async function closeIfNothingStandsInTheWay(
  context: TransactionContext,
  requestId: string,
  fileId: string,
): Promise<void> {
  const decision = { resource: 'request', _id: requestId } as const;
  const done = await attempt(context, async () => {
    for (const status of toTheEnd)
      await applyDecision(context, decision, 'file', (await findBehind(context, 'file', fileId)) as File, {
        status,
      });
  });
  if ('value' in done) return;
  await writeHistory(context, {
    type: 'system',
    message: sentence('files.recallLeftOpen', { why: done.refused.sentence }),
    visibility: 'client',
    entity: 'file',
    entityId: fileId,
    fileId,
  });
}
