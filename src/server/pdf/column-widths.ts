/**
 * As wide as each column would be by itself, where there is room for all; else what is narrower than its share stays so, and the others share the
 * rest. All in points.
 */
export function columnWidths(natural: readonly number[], room: number): number[] {
  const widths = [...natural];
  const order = natural.map((_, at) => at).sort((a, b) => (natural[a] ?? 0) - (natural[b] ?? 0));
  let left = room;
  for (const [done, at] of order.entries()) {
    const share = left / (order.length - done);
    widths[at] = Math.min(natural[at] ?? 0, share);
    left -= widths[at];
  }
  return widths;
}
