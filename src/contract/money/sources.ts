import type { PriceLine, Priced } from './price';
import { lineFor } from './price';

/**
 * The line that prices a fee among the price lists that may say so, the nearest first: the counterpart's own office, its head
 * company, then what the platform asks where nobody else does. The first list that has a line for it decides.
 */
export function lineAmong<L extends PriceLine & { readonly companyId: string }>(
  lines: readonly L[],
  sources: readonly string[],
  priced: Priced,
): L | undefined {
  for (const source of sources) {
    const found = lineFor(
      lines.filter(({ companyId }) => companyId === source),
      priced,
    );
    if (found) return found;
  }
  return undefined;
}
