import { sentence } from './words/sentence';
import type { Sentence, SentenceKey } from './words/sentence';

/**
 * Every way to be refused: its HTTP status and the sentence a person reads when nothing better is known.
 * Shape on the wire: `{ message, code, errors?: { "<field path>": "<message>" } }`.
 */
export const problems = {
  MALFORMED: { status: 400, key: 'problems.malformed' },
  UNKNOWN_PARAMETER: {
    status: 400,
    key: 'problems.unknownParameter',
  },
  UNKNOWN_FIELD: { status: 400, key: 'problems.unknownField' },
  SIGNED_OUT: { status: 401, key: 'problems.signedOut' },
  SESSION_LOCKED: { status: 401, key: 'problems.sessionLocked' },
  SIGN_IN_FAILED: { status: 401, key: 'identity.signInFailed' },
  CODE_FAILED: { status: 401, key: 'identity.codeFailed' },
  FORBIDDEN: { status: 403, key: 'problems.forbidden' },
  FIELD_FORBIDDEN: { status: 403, key: 'problems.fieldForbidden' },
  SEED_OFF: { status: 403, key: 'problems.seedOff' },
  ORIGIN_REFUSED: { status: 403, key: 'problems.originRefused' },
  NO_SUCH_CALL: { status: 404, key: 'problems.noSuchCall' },
  NOT_FOUND: { status: 404, key: 'problems.notFound' },
  WRONG_METHOD: { status: 405, key: 'problems.wrongMethod' },
  CONFLICT: { status: 409, key: 'problems.conflict' },
  MOVE_NOT_ALLOWED: { status: 409, key: 'problems.moveNotAllowed' },
  FILE_ON_HOLD: { status: 409, key: 'problems.fileOnHold' },
  FILE_CLOSED: { status: 409, key: 'problems.fileClosed' },
  DUPLICATE: { status: 409, key: 'problems.duplicate' },
  IN_USE: { status: 409, key: 'problems.inUse' },
  TOO_LATE: { status: 409, key: 'problems.tooLate' },
  STALE_VERSION: { status: 412, key: 'problems.staleVersion' },
  TOO_LARGE: { status: 413, key: 'problems.tooLarge' },
  WRONG_TYPE: { status: 415, key: 'problems.wrongType' },
  INVALID: { status: 422, key: 'problems.invalid' },
  KEY_REUSED: { status: 422, key: 'problems.keyReused' },
  TOO_MANY: { status: 429, key: 'problems.tooMany' },
  FAILED: { status: 500, key: 'problems.failed' },
  NO_ROOM: { status: 507, key: 'problems.noRoom' },
  NOT_READY: { status: 503, key: 'problems.notReady' },
} as const satisfies Readonly<Record<string, { status: number; key: SentenceKey }>>;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as ProblemCode[];

export interface ProblemDetail {
  readonly message?: Sentence;
  /** Sentences by field path. */
  readonly errors?: Readonly<Record<string, Sentence>>;
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
  /** What a person reads; the error's own message names it, for the log. */
  readonly sentence: Sentence;

  constructor(
    readonly code: ProblemCode,
    readonly detail: ProblemDetail = {},
  ) {
    const said = detail.message ?? sentence(problems[code].key);
    super(said.key);
    this.sentence = said;
    this.name = 'Problem';
    this.status = problems[code].status;
  }
}
