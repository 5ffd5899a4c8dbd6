import type { Fields } from '../fields';
import type { ProblemCode } from '../problems';
import type { Call } from '../resource';
import type { ResourceName } from '../resources';
import type { AnswerDeclaration } from './answer';

/**
 * Who may make a call: `open` to anyone, `session` for anyone signed in, or a word of the rights table,
 * `<resource>.<action>`. There is no default.
 */
export type Right = 'open' | 'session' | `${string}.${string}`;

/**
 * What people do that is no plain verb on a resource. `body` and `query` are read as fields are everywhere; `answers` is what comes
 * back, or each of several that may.
 */
export interface CommandDeclaration {
  readonly call: Call;
  readonly right: Right;
  /** What it is for, in one sentence. */
  readonly purpose: string;
  readonly body?: Fields;
  readonly query?: Fields;
  /** A multipart form: with a `file`, with several `photos`, or with one or the `jobId` of an earlier call whose file is meant. Files
   * that came in pieces stand in by the ids of their uploads. */
  readonly takes?: 'file' | 'photos' | 'file or jobId' | 'file or uploadId' | 'photos or uploadIds';
  /** Its body as somebody might send it; without it, what has to be there, made up. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly answers: AnswerDeclaration | readonly AnswerDeclaration[];
  /** How it is refused beside the ways in which any such call is. */
  readonly refuses?: readonly ProblemCode[];
  /** Served only with demo data or `ALLOW_SEED=on`. */
  readonly seeds?: true;
  /** Its ids may be whatever a record of that resource may point at: files that are billed also when the work there is over. */
  readonly for?: ResourceName;
  /** Takes the filters of that resource's list. */
  readonly list?: ResourceName;
  /** Served only with demo data. */
  readonly demo?: true;
  /**
   * The field of the body that names several, each of which is worked on by itself: one that cannot be done keeps no other from being
   * done, and `data` of the answer says of each whether it was, and why not.
   */
  readonly each?: string;
  /** A call that no person caused: polling, refreshing. It does not hold the idle clock back. */
  readonly unattended?: true;
}

export function command<const C extends CommandDeclaration>(declaration: C): C {
  return declaration;
}
