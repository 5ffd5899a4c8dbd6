import { invalid, takeSheet } from '../jobs/take-sheet';
import { updateColumns } from '../jobs/update-columns';
import type { Handler } from './handler';

/**
 * Takes a spreadsheet that changes files: `file` (or `jobId` of a dry run) with a column `ref` or `accountNumber` and one for
 * each field to set; `dryRun=true` says what would change.
 */
export const updateFilesFromDocument: Handler<'updateFilesFromDocument'> = (context) =>
  takeSheet(context, 'update', [], (_, header) => {
    const [error] = updateColumns(header).errors;
    if (error) throw invalid('file', error);
    return Promise.resolve({});
  });
