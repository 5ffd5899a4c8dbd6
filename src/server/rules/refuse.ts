import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';

/** A value that cannot stay: 422, the field named. */
export function invalid(field: string, message: Sentence): Problem {
  return new Problem('INVALID', { message, errors: { [field]: message } });
}

/** A field that this caller does not set: 403, the field named. */
export function forbiddenField(field: string): Problem {
  return new Problem('FIELD_FORBIDDEN', {
    message: sentence('problems.notYoursSet', { name: field }),
    errors: { [field]: sentence('problems.notYoursSetToo') },
  });
}

/** A rule of the state: 409, with the sentence that explains it. */
export function conflict(message: Sentence): Problem {
  return new Problem('CONFLICT', { message });
}
