import { CompiledQuery, Kysely, PostgresDialect, PostgresDriver } from 'kysely';
import type { DatabaseConnection, Driver } from 'kysely';
import { pino } from 'pino';
import type pg from 'pg';
import { readListQuery } from '../src/contract/list-query';
import type { ListQuery } from '../src/contract/list-query';
import { resources } from '../src/contract/resources/index';
import type { ResourceName } from '../src/contract/resources/index';
import type { SessionRow, Tables } from '../src/server/database/tables';
import { create } from '../src/server/records/create';
import { learnReach } from '../src/server/records/few-reached';
import { find } from '../src/server/records/find';
import { readList } from '../src/server/records/read-list';
import { search } from '../src/server/records/search';
import { show } from '../src/server/records/show';
import { update } from '../src/server/records/update';
import { readCallerOfUser } from '../src/server/request/caller';
import { knownAs } from '../src/server/request/person-of';
import { rememberedCaller } from '../src/server/request/remembered-caller';
import type { Caller } from '../src/server/request/caller';
import type { RequestContext } from '../src/server/request/context';
import { may } from '../src/server/request/rights';

import { readFileMoney } from '../src/server/rules/file/file-money';
import '../src/server/rules/install';
import { seedId } from '../src/server/seed/seed-id';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The statements of one call: those outside a transaction, and those in it. */
export interface Call {
  readonly reads: readonly Statement[];
  readonly writes: readonly Statement[];
}

/** Everything goes as in the host, but nothing is kept: the statements are there to be run bare afterwards. */
class TrialDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
}

class TrialDialect extends PostgresDialect {
  constructor(private readonly pool: pg.Pool) {
    super({ pool });
  }

  override createDriver(): Driver {
    return new TrialDriver({ pool: this.pool });
  }
}

/** All statements that the host's own code runs for a call, that of the session first, caught on their way to the database. */
export class SqlCatcher {
  private caught: Statement[] = [];
  private readonly db: Kysely<Tables>;
  private caller: Caller | undefined;

  constructor(
    pool: pg.Pool,
    private readonly sessionId: string,
  ) {
    this.db = new Kysely<Tables>({
      dialect: new TrialDialect(pool),
      log: ({ query: { sql, parameters } }) => void this.caught.push({ sql, parameters }),
    });
  }

  async as(email: string): Promise<void> {
    const person = await readCallerOfUser(this.db, seedId('user', email));
    if (!person) throw new Error(`nobody is ${email}`);
    const session = { _id: this.sessionId } as SessionRow;
    this.caller = knownAs({ ...person, session }, person);
    await learnReach(this.db, this.caller);
  }

  /** Whether who reads may ask for the list of a resource at all. */
  lists(name: ResourceName): boolean {
    return this.caller !== undefined && may(this.caller, name, 'list');
  }

  private async catch(run: (caller: Caller) => Promise<unknown>): Promise<Statement[]> {
    if (!this.caller) throw new Error('say first who reads');
    // As the host does from the second call on.
    await rememberedCaller(this.db, this.sessionId);
    this.caught = [];
    await rememberedCaller(this.db, this.sessionId);
    await run(this.caller);
    return this.caught;
  }

  private async reading(run: (caller: Caller) => Promise<unknown>): Promise<Call> {
    return { reads: await this.catch(run), writes: [] };
  }

  list(
    parameters: Readonly<Record<string, string | readonly string[]>>,
    name: 'file' | 'vendorInvoice' | 'fee' = 'file',
  ): Promise<Call> {
    return this.reading((caller) =>
      readList(this.db, name, readListQuery(resources[name], parameters), caller),
    );
  }

  /** What a list asks besides the session: how many rows there are, where that is not remembered, and those of a page, where there are any. */
  async listed(name: ResourceName, query: ListQuery): Promise<Statement[]> {
    const [, ...statements] = await this.catch((caller) => readList(this.db, name, query, caller));
    return statements;
  }

  get(id: string): Promise<Call> {
    return this.reading((caller) => show(this.work(caller, 'GET /file/{id}', { id }), 'file'));
  }

  money(fileId: string): Promise<Call> {
    return this.reading(async (caller) =>
      readFileMoney(this.db, await find(this.db, 'file', fileId, caller), caller),
    );
  }

  async bill(fileId: string): Promise<Call> {
    const [session, ...writes] = await this.catch((caller) =>
      create(this.work(caller, 'POST /invoice/', { fileId }), 'invoice'),
    );
    return { reads: session ? [session] : [], writes };
  }

  search(words: string): Promise<Call> {
    return this.reading((caller) => search(this.work(caller, 'GET /file/search', { search: words }), 'file'));
  }

  /** `mark` makes the number of the file its own: a file that is not kept leaves its number to the next. */
  async create(draft: object, mark: string): Promise<Call> {
    let ref = '';
    const [session, ...rest] = await this.catch(async (caller) => {
      const { body } = await create(this.work(caller, 'POST /file/', draft), 'file');
      ({ ref } = body as { ref: string });
    });
    const own = (value: unknown): unknown =>
      typeof value === 'string' ? value.replaceAll(ref, `${ref}${mark}`) : value;
    const writes = rest.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(own) }));
    return { reads: session ? [session] : [], writes };
  }

  async update(change: object): Promise<Call> {
    const [session, ...writes] = await this.catch((caller) =>
      update(this.work(caller, 'PATCH /file/', change), 'file'),
    );
    return { reads: session ? [session] : [], writes };
  }

  private work(caller: Caller, call: string, given: object): RequestContext {
    const silent = pino({ level: 'silent' });
    const app = { db: this.db, log: silent, live: { tell: () => undefined }, now: () => new Date() };
    const origin = { requestId: crypto.randomUUID(), ip: '127.0.0.1', userAgent: '', cookies: {}, call };
    return {
      app,
      db: this.db,
      now: new Date(),
      caller,
      origin: { ...origin, source: 'api', sessionHeader: undefined, idempotencyKey: undefined },
      demand: () => undefined,
      announce: () => undefined,
      reader: { language: caller.language, resource: 'file' },
      parameters: call.startsWith('GET ') ? given : {},
      body: given,
      ifMatch: undefined,
    } as unknown as RequestContext;
  }
}
