/** The network gave no answer at all. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}

/** The answer took longer than the call allows. */
export class Timeout extends Error {
  override readonly name = 'Timeout';

  constructor(readonly milliseconds: number) {
    super('The server took too long to answer.');
  }
}

/** There was an answer, and it is not what the call promises. */
export class ParsingFailure extends Error {
  override readonly name = 'ParsingFailure';

  constructor(
    readonly status: number,
    cause?: unknown,
  ) {
    super('The answer of the server could not be read.', { cause });
  }
}

/** What a person reads where the host said nothing readable (specification, section 8). */
export const DEFAULT_SENTENCE = 'An error occurred.';

/** The host answered, and the answer is no. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /**
   * @param status HTTP status
   * @param code the host's word for the reason, '' where it gave none
   * @param sentence the host's sentence for a person, null where it gave none
   * @param errors field path → sentence
   * @param body the whole answer (a 412 carries the current record)
   * @param retryAfter seconds the host asks to wait, null where it asks for none
   */
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string | null,
    readonly errors: Record<string, string>,
    readonly body: unknown,
    readonly retryAfter: number | null = null,
  ) {
    super(sentence ?? DEFAULT_SENTENCE);
  }
}

/** The call was let go unanswered: its person is no longer the one signed in, or too many calls wait already. */
export class Dropped extends Error {
  override readonly name = 'Dropped';

  constructor(readonly reason: 'another-person' | 'too-many-waiting') {
    super(
      reason === 'another-person' ? 'The session of this call has ended.' : 'Too many calls are waiting.',
    );
  }
}
