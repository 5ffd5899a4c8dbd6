import type { RecordType } from '#contract/lender-jobs/incoming-layout';
import type { CheckedRow } from '#contract/placement/check-row';
import type { SheetRow } from '../spreadsheets/read-rows';

/** A row of a lender's file as it was read. `type`: absent where nobody knows it; the trailer is `end`. */
export interface LenderRow extends SheetRow, CheckedRow {
  readonly type: RecordType | 'end' | undefined;
  readonly account: string;
}
