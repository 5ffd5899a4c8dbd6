import { invalid, takeSheet } from '../jobs/take-sheet';
import { updateColumns } from '../jobs/update-columns';
import type { Handler } from './handler';

/**
 * Takes a spreadsheet that changes files: `file` (or `jobId` of a dry run) with a column `ref` or `accountNumber` and one for
 * each field to set; `dryRun=true` says what would change.
 */
export const updateFilesFromDocument: Handler<'updateFilesFromDocument'> = (context) =>
  takeSheet(context, 'update', [], async (_, { top }) => {
    const [head] = await top();
    const [error] = updateColumns(head?.cells ?? []).errors;
    if (error) throw invalid('file', error);
    return { head, input: {} };
  });
