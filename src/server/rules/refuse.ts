import { Problem } from '#contract/problems';

/** A value that cannot stay: 422, the field named. */
export function invalid(field: string, message: string): Problem {
  return new Problem('INVALID', { message, errors: { [field]: message } });
}

/** A field that this caller does not set: 403, the field named. */
export function forbiddenField(field: string): Problem {
  return new Problem('FIELD_FORBIDDEN', {
    message: `${field} is not yours to set.`,
    errors: { [field]: 'not yours to set' },
  });
}

/** A rule of the state: 409, with the sentence that explains it. */
export function conflict(message: string): Problem {
  return new Problem('CONFLICT', { message });
}
