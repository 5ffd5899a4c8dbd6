import { Problem } from '#contract/problems';
import { changeRecord } from '../records/change';
import { holdToAction } from '../records/hold-to-action';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import { checkValueSource } from '../rules/file/value-source';
import type { Handler } from './handler';

/** Corrects what an asset was worth when its file was placed. */
export const updateValueAtAssignment: Handler<'updateValueAtAssignment'> = (
  context,
  { fileId, value, valueDate, source },
) =>
  inTransaction(context, async (context) => {
    checkValueSource(source, 'source');
    const after = await changeRecord(context, 'file', fileId, (file) => {
      holdToAction(context, 'file', file, 'edit');
      if (file.closed) throw new Problem('FILE_CLOSED');
      return {
        asset: {
          ...file.asset,
          valueAtAssignment: value,
          valueAtAssignmentDate: valueDate,
          valueAtAssignmentSource: source,
        },
        lastActivityDate: context.now.toISOString(),
      };
    });
    return { body: await answerWhole(context, 'file', after) };
  });
