import type { Field } from '#contract/fields';
import { moverOf } from '#contract/lifecycles/who-moves';
import type { WaitingFile } from '#contract/lifecycles/who-moves';
import { priceBasisOf } from '#contract/money/how-priced';
import type { ResourceName } from '#contract/resources/index';
import type { Row } from '../database/tables';

/** A column of a list that no row holds, or none holds whole: it follows from the row, at a moment. */
export interface WorkedColumn {
  readonly field: Field;
  readonly work: (row: Row, now: Date) => unknown;
}

/** A table that stands by itself says what each percentage in it is of. */
const unit: WorkedColumn = {
  field: { kind: 'choice', of: 'priceBasis' },
  work: (row) => row.unit && priceBasisOf(row as unknown as Parameters<typeof priceBasisOf>[0]),
};

/** What lists show beyond their fields, and exports therefore too; called as the filter of the same name is. */
export const workedColumns: { readonly [R in ResourceName]?: Readonly<Record<string, WorkedColumn>> } = {
  file: {
    whoMoves: {
      field: { kind: 'choice', of: 'mover' },
      work: (row, now) => moverOf(row as unknown as WaitingFile, now.getTime()),
    },
  },
  fee: { unit },
  companyFee: { unit },
};
