import { isResourceName } from '../resources/index';
import { vocabularies } from '../vocabularies';

const kinds = ['jobKind', 'reportType', 'sessionEndedReason'] as const;

/** What calls values of closed sets, and what rights speak of, in one language. */
export interface TakenNames {
  choice(of: (typeof kinds)[number], value: string): string;
  subject(name: string): string;
}

/**
 * What something of the audit log was of: a kind of work, a report or the end of a session by its word, a list or the log itself by its
 * name; what is none of them, as it is.
 */
export function takenWords(what: string, names: TakenNames): string {
  const of = kinds.find((kind) => (vocabularies[kind] as readonly string[]).includes(what));
  if (of) return names.choice(of, what);
  return isResourceName(what) || what === 'auditLog' ? names.subject(what) : what;
}
