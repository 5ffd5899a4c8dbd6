import type { Field } from '#contract/fields';
import { isSealed } from './sealer';

/**
 * Holds what is kept sealed to being so: nothing in clear goes into its column, whoever writes it.
 * @throws Error
 */
export function holdSealed(field: Field | undefined, value: unknown): void {
  if (field?.mask !== 'sealed' || value == null) return;
  if (typeof value !== 'string' || !isSealed(value))
    throw new Error('A value that is kept sealed was to be written in clear.');
}
