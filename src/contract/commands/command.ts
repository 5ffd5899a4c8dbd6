import type { Fields } from '../fields';
import type { Call } from '../resource';

/**
 * Who may make a call: `open` to anyone, `session` for anyone signed in, or a word of the rights table,
 * `<resource>.<action>`. There is no default.
 */
export type Right = 'open' | 'session' | `${string}.${string}`;

/**
 * What people do that is no plain verb on a resource. `body` and `query` are read as fields are everywhere;
 * `takes: 'file'` is a multipart upload; `answers` names the resource whose whole record comes back, or says it in words.
 */
export interface CommandDeclaration {
  readonly call: Call;
  readonly right: Right;
  readonly body?: Fields;
  readonly query?: Fields;
  readonly takes?: 'file';
  readonly answers: string;
  /** Served only with demo data or `ALLOW_SEED=on`. */
  readonly seeds?: true;
  /** Its ids may be whatever a record of that resource may point at: files that are billed also when the work there is over. */
  readonly for?: string;
  /** Takes the parameters of that resource's list. */
  readonly list?: string;
  /** Served only with demo data. */
  readonly demo?: true;
  /** A call that no person caused: polling, refreshing. It does not hold the idle clock back. */
  readonly unattended?: true;
}

export function command<const C extends CommandDeclaration>(declaration: C): C {
  return declaration;
}
