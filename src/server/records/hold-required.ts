import type { Fields } from '#contract/fields';
import { sentence } from '#contract/words/sentence';
import { Problem } from '#contract/problems';

/**
 * Holds a change that is worked out to leaving nothing empty that a record always has. What people may leave to the host (`either`) may be
 * sent empty; where the host has nothing to put there, it is theirs to say.
 * @throws Problem INVALID naming the field
 */
export function holdRequired(fields: Fields, change: Readonly<Record<string, unknown>>): void {
  for (const [field, { required, set }] of Object.entries(fields))
    if (required && set === 'either' && change[field] === null) {
      const message = sentence('values.required', { field });
      throw new Problem('INVALID', { message, errors: { [field]: message } });
    }
}
