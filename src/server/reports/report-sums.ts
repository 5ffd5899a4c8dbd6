import { amountOf, centsOf } from '#contract/money/cents';
import type { Row } from '../database/tables';
import type { ExportColumn } from '../jobs/export-columns';

const figure = /^-?\d+(\.\d{1,2})?$/;

/** What the rows of a report come to, column by column, while they are read. */
export class ReportSums {
  /** Hundredths by column; none any more where something in it is hidden from who asks. */
  private readonly sums: Map<string, number | null>;
  private count = 0;

  /** `names`: the columns whose values may be added up. */
  constructor(
    private readonly columns: readonly ExportColumn[],
    names: readonly string[],
  ) {
    const shown = columns.filter(({ name }) => names.includes(name));
    this.sums = new Map(shown.map(({ name }) => [name, 0]));
  }

  add(row: Row): void {
    this.count += 1;
    for (const [name, sum] of this.sums) {
      const value = row[name] ?? '0';
      const digits = String(value);
      this.sums.set(name, sum === null || !figure.test(digits) ? null : sum + centsOf(digits));
    }
  }

  /** The sums by their digits in the order of the columns, behind a word; none where there is nothing to add up. */
  row(word: string): string[] | null {
    if (this.count === 0 || ![...this.sums.values()].some((sum) => sum !== null)) return null;
    const place = this.columns.findIndex(({ name }) => !this.sums.has(name));
    return this.columns.map(({ name, field }, at) => {
      const sum = this.sums.get(name) ?? null;
      if (sum === null) return at === place ? word : '';
      return field.kind === 'integer' ? String(sum / 100) : amountOf(sum);
    });
  }
}
