import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import { invalid, readFlag } from '../jobs/take-sheet';
import { keepUpload } from '../jobs/uploads';
import { lenderOf } from '../lender-jobs/lender-of';
import { takeKept } from '../lender-jobs/take-incoming';
import { conflict } from '../rules/refuse';
import type { Handler } from './handler';

/** Lenders whose files people may bring by hand. */
const uploading = ['lender-a', 'lender-b'];

/** Takes a lender's file from a person: in the layout of the drop folders, whole and with a trailer that adds up, and once. */
export const uploadIncoming: Handler<'uploadIncoming'> = async (context) => {
  const key = String(context.parameters.lender ?? '');
  const lender = await lenderOf(context, key);
  if (!uploading.includes(key))
    throw new Problem('NOT_FOUND', {
      message: sentence('documents.lenderByFolder', { key }),
    });
  const jobId = newId(context.now.getTime());
  const { fields, kept } = await context.upload((file) => keepUpload(context.app, jobId, file));
  if (!kept) throw invalid('file', sentence('values.required', { field: 'file' }));
  const { told, isWrong } = await takeKept(context, lender, jobId, kept, readFlag('dryRun', fields.dryRun));
  if (isWrong && told.why) throw invalid('file', told.why);
  if (told.jobId === null)
    throw conflict(told.why ?? sentence('documents.takenBefore', { name: kept.fileName }));
  return { status: 202, body: { jobId: told.jobId } };
};
