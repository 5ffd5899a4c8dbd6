/**
 * Every way to be refused: its HTTP status and the sentence a person reads when nothing better is known.
 * Shape on the wire: `{ message, code, errors?: { "<field path>": "<message>" } }`.
 */
export const problems = {
  MALFORMED: { status: 400, sentence: 'The request could not be read.' },
  UNKNOWN_PARAMETER: {
    status: 400,
    sentence: 'The request carries a parameter that this call does not know.',
  },
  UNKNOWN_FIELD: { status: 400, sentence: 'The request carries a field that this record does not have.' },
  SIGNED_OUT: { status: 401, sentence: 'Sign in to go on.' },
  SESSION_LOCKED: { status: 401, sentence: 'Sign in again to go on.' },
  SIGN_IN_FAILED: { status: 401, sentence: 'The email or the password is not right.' },
  CODE_FAILED: { status: 401, sentence: 'The code is not right, or it has expired.' },
  FORBIDDEN: { status: 403, sentence: 'Your role does not allow this.' },
  FIELD_FORBIDDEN: { status: 403, sentence: 'Your role does not allow this field to be set.' },
  SEED_OFF: { status: 403, sentence: 'Seeding is switched off on this host.' },
  ORIGIN_REFUSED: { status: 403, sentence: 'This call is not accepted from another site.' },
  NO_SUCH_CALL: { status: 404, sentence: 'There is no such call.' },
  NOT_FOUND: { status: 404, sentence: 'There is no such record.' },
  WRONG_METHOD: { status: 405, sentence: 'This address does not take that method.' },
  CONFLICT: { status: 409, sentence: 'The state of the record does not allow this now.' },
  MOVE_NOT_ALLOWED: { status: 409, sentence: 'The file cannot move there now.' },
  FILE_ON_HOLD: { status: 409, sentence: 'The file is on hold.' },
  FILE_CLOSED: { status: 409, sentence: 'The file is closed.' },
  DUPLICATE: { status: 409, sentence: 'There is already such a record.' },
  IN_USE: { status: 409, sentence: 'Something still refers to this record.' },
  TOO_LATE: { status: 409, sentence: 'This can no longer be changed.' },
  STALE_VERSION: { status: 412, sentence: 'Someone else changed this record in the meantime.' },
  TOO_LARGE: { status: 413, sentence: 'What was sent is too large.' },
  WRONG_TYPE: { status: 415, sentence: 'What was sent is not of a type that this call takes.' },
  INVALID: { status: 422, sentence: 'Some fields need attention.' },
  KEY_REUSED: { status: 422, sentence: 'This Idempotency-Key was used for another request.' },
  TOO_MANY: { status: 429, sentence: 'Too many tries. Wait a moment.' },
  FAILED: { status: 500, sentence: 'Something went wrong on our side. It has been noted.' },
  NOT_READY: { status: 503, sentence: 'The service is not ready. Try again in a moment.' },
} as const;

export type ProblemCode = keyof typeof problems;

export interface ProblemDetail {
  readonly message?: string;
  /** Messages by field path. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The record as it stands now, for STALE_VERSION. */
  readonly current?: unknown;
  /** What the form goes on with all the same: that a code was sent before. */
  readonly answer?: object;
  /** Seconds to wait, for TOO_MANY and NOT_READY. */
  readonly retryAfter?: number;
}

/** A refusal with a name. Thrown anywhere on the host, it becomes the answer. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly detail: ProblemDetail = {},
  ) {
    super(detail.message ?? problems[code].sentence);
    this.name = 'Problem';
    this.status = problems[code].status;
  }
}
