const held = '\u00a0';

/** The words over a column, which so break once at most, and where the longer of their two lines is shortest: no column need be wider for them. */
export function headInTwo(label: string): string {
  const words = label.split(' ');
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
  const lines = breaks.map((both) => both.map((line) => line.join(held)));
  const widthOf = (both: readonly string[]) => Math.max(...both.map(({ length }) => length));
  const [narrowest = [label]] = [...lines].sort((one, other) => widthOf(one) - widthOf(other));
  return narrowest.join(' ');
}
