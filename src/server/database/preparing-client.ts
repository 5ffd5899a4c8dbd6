import pg from 'pg';

const mostStatements = 150;
const names = new Map<string, string>();

/** The name that a statement is prepared under, for the first so many that are met; those are the ones asked most. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostStatements) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * A connection that has the database parse and plan a statement once and not at each call. How many are kept is bounded:
 * lists put their filters together as they are asked for, and a database keeps what was prepared until the connection ends.
 */
export class PreparingClient extends pg.Client {
  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const call = name ? [{ text, values, name }, ...rest] : given;
    return (super.query as (...all: unknown[]) => never).apply(this, call);
  }
}
