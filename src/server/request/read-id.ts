import { schemaOf } from '#contract/kinds/schema';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';

const key = schemaOf({ kind: 'key', required: true });

/**
 * The id that says which record is meant. `name`: where it stands, for whoever sent it.
 * @throws Problem MALFORMED where it is none
 */
export function readId(given: unknown, name: string): string {
  if (key.isValidSync(given, { strict: true })) return String(given);
  const message = sentence('problems.mustBeId', { name });
  throw new Problem('MALFORMED', { message, errors: { [name]: message } });
}
