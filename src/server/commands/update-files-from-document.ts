import { updateColumns } from '#contract/placement/update-columns';
import { knownUpdateNames } from '#contract/placement/update-names';
import { chooseDays, chooseHead, howRead } from '../jobs/choose-head';
import type { ReadBefore } from '../jobs/choose-head';
import { invalid, takeSheet } from '../jobs/take-sheet';
import type { Handler } from './handler';

/**
 * Takes a spreadsheet that changes files: `file` (or `jobId` of a dry run, which is then read as it was) with a column for the number of
 * the file or its account and one for each field to set, found out or named by `mapping`, and `dayFirst` for days that
 * could be two; `dryRun=true` says what would change.
 */
export const updateFilesFromDocument: Handler<'updateFilesFromDocument'> = (context) =>
  takeSheet(context, 'update', howRead, async (fields, given, earlier) => {
    const before = earlier as ReadBefore | undefined;
    const { head, sheet, mapping } = await chooseHead(knownUpdateNames, given, fields, before);
    const [error] = updateColumns(knownUpdateNames, head?.cells ?? [], mapping).errors;
    if (error) throw invalid(fields.mapping ? 'mapping' : 'file', error);
    return { head, input: { mapping, ...(sheet && { sheet }), ...chooseDays(fields, before) } };
  });
