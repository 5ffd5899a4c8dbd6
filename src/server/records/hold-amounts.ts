import type { Field } from '#contract/fields';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';

/** The digits before the point that a column of an amount keeps, as `numeric(14,2)`. */
const kept = /^-?\d{1,12}\.\d{2}$/;

/**
 * Holds the amounts inside a part to what a column would keep: each may be entered, and what was worked out of them may not. Those that
 * stand in a column are held by it.
 * @throws Problem INVALID
 */
export function holdAmounts(field: Field | undefined, value: unknown): void {
  if (value === null || value === undefined || (field?.kind !== 'part' && field?.kind !== 'parts')) return;
  for (const one of Array.isArray(value) ? value : [value])
    for (const [name, inner] of Object.entries(field.fields)) {
      const held: unknown = (one as Readonly<Record<string, unknown>>)[name];
      if (inner.kind === 'money' && typeof held === 'string' && !kept.test(held))
        throw new Problem('INVALID', { message: sentence('problems.sumTooLarge') });
      holdAmounts(inner, held);
    }
}
