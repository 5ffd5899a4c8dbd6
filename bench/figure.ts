/** Something measured, and the most that it may be. Without a budget it is told and not judged. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'x' | 'ms' | 's' | 'KB' | 'cents';
  readonly budget?: number;
}

export const say = (line = ''): void => void process.stdout.write(`${line}\n`);

export const isOver = ({ value, budget }: Figure): boolean => budget !== undefined && value > budget;

/** One line of a figure, with its budget beside it. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, budget } = figure;
  const told = (amount: number): string =>
    unit === 'x' ? `${amount.toFixed(2)} ×` : `${amount.toFixed(amount < 100 ? 2 : 0)} ${unit}`;
  if (budget === undefined) return `  ${name.padEnd(66)} ${told(value).padStart(11)}`;
  const verdict = isOver(figure) ? 'OVER' : 'within';
  return `  ${name.padEnd(66)} ${told(value).padStart(11)}   budget ${told(budget).padStart(9)}   ${verdict}`;
}
