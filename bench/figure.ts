/** Something measured, and the most that it may be. Without a budget it is told and not judged. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'x' | 'ms' | 's' | 'KB' | 'MB' | 'cents' | 'points' | 'rows';
  readonly budget?: number;
  /** Where more is better, the least that it may be. */
  readonly least?: number;
}

export const say = (line = ''): void => void process.stdout.write(`${line}\n`);

export const isOver = ({ value, budget, least }: Figure): boolean =>
  (budget !== undefined && value > budget) || (least !== undefined && value < least);

/** One line of a figure, with its budget beside it. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, budget, least } = figure;
  const told = (amount: number): string =>
    unit === 'x' ? `${amount.toFixed(2)} ×` : `${amount.toFixed(amount < 100 ? 2 : 0)} ${unit}`;
  if (least !== undefined)
    return `  ${name.padEnd(66)} ${told(value).padStart(11)}   at least ${told(least).padStart(7)}   ${isOver(figure) ? 'UNDER' : 'within'}`;
  if (budget === undefined) return `  ${name.padEnd(66)} ${told(value).padStart(11)}`;
  const verdict = isOver(figure) ? 'OVER' : 'within';
  return `  ${name.padEnd(66)} ${told(value).padStart(11)}   budget ${told(budget).padStart(9)}   ${verdict}`;
}
