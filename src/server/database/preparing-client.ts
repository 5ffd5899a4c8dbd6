import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { PreparedQuery, nothingPrepared } from './prepared-query';
import type { Callback, Prepared } from './prepared-query';

/** How many statements a connection keeps prepared. */
export const mostPrepared = 300;
/** How many texts are remembered as asked once: those that were asked last. */
const mostMet = 4000;

/** What with nothing beside its text may be prepared: a statement that reads, and not one that works on the connection. */
const isRead = /^\s*(?:select|with)\b/;

const met = new LRUCache<string, true>({ max: mostMet });

/** Whether a text was asked before, on whatever connection. What is asked once and never again is not worth a plan. */
function isMetAgain(text: string): boolean {
  if (met.get(text)) return true;
  met.set(text, true);
  return false;
}

/** What the driver keeps of what the database has parsed, by name. */
interface Driven {
  readonly connection: Parameters<typeof nothingPrepared>[0];
}

/**
 * A connection that has the database parse and plan a statement once and not at each call: each that is asked again, and of those the
 * ones asked last. Lists put their filters together as they are asked for, and a database keeps what was prepared until it is told to
 * let go or the connection ends.
 */
export class PreparingClient extends pg.Client {
  /** The names of what is prepared, by its text. */
  private readonly prepared = new LRUCache<string, string>({
    max: mostPrepared,
    dispose: (name) => this.letGo(name),
  });
  private readonly described: Prepared = nothingPrepared((this as unknown as Driven).connection);
  private count = 0;

  override query(...given: unknown[]): never {
    const [text, values, callback] = given;
    if (typeof text !== 'string' || !Array.isArray(values) || (values.length === 0 && !isRead.test(text)))
      return this.send(...given);
    const name = this.nameOf(text);
    if (!name) return this.send(...given);
    const asked = (answer: Callback): never =>
      this.send(new PreparedQuery(name, text, values, this.described, answer));
    if (typeof callback === 'function') return asked(callback as Callback);
    return new Promise((resolve, reject) => {
      asked((error, result) => (error ? reject(error) : resolve(result)));
    }).catch((error: Error) => {
      // It was met where the socket is read, and is told of where it was asked, as the driver does.
      Error.captureStackTrace(error);
      throw error;
    }) as never;
  }

  private send(...call: unknown[]): never {
    return (super.query as (...all: unknown[]) => never).apply(this, call);
  }

  private nameOf(text: string): string | undefined {
    const known = this.prepared.get(text);
    if (known) return known;
    if (!isMetAgain(text)) return undefined;
    // Never a name that was there before: the database may not have let go of it where a transaction has failed.
    const name = `s${(this.count += 1)}`;
    this.prepared.set(text, name);
    return name;
  }

  /** Has the database let go of what made room for another. */
  private letGo(name: string): void {
    this.described.shapes.delete(name);
    const { parsedStatements } = (this as unknown as Driven).connection;
    // What the database never took it cannot let go of, and would end a transaction by saying so.
    if (!(name in parsedStatements)) return;
    delete parsedStatements[name];
    // In a transaction that has failed nothing is answered; the plan then stays until the connection ends.
    (this.send(`deallocate ${name}`) as Promise<unknown>).catch(() => undefined);
  }
}
