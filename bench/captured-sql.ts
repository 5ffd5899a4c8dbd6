import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { readListQuery } from '../src/contract/list-query';
import { resources } from '../src/contract/resources/index';
import type { Tables } from '../src/server/database/tables';
import { find } from '../src/server/records/find';
import { readList } from '../src/server/records/read-list';
import { readCaller, readCallerOfUser } from '../src/server/request/caller';
import type { Caller } from '../src/server/request/caller';
import { readSurroundings } from '../src/server/rules/file-gates';
import { search } from '../src/server/records/search';
import { seedId } from '../src/server/seed/seed-id';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** All statements that the host's own code runs for a read, that of the session first, caught on their way to the database. */
export class SqlCatcher {
  private caught: Statement[] = [];
  private readonly db: Kysely<Tables>;
  private caller: Caller | undefined;

  constructor(
    pool: pg.Pool,
    private readonly sessionId: string,
  ) {
    this.db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query: { sql, parameters } }) => void this.caught.push({ sql, parameters }),
    });
  }

  async as(email: string): Promise<void> {
    this.caller = await readCallerOfUser(this.db, seedId('user', email));
  }

  private async catch(run: (caller: Caller) => Promise<unknown>): Promise<Statement[]> {
    if (!this.caller) throw new Error('say first who reads');
    this.caught = [];
    await readCaller(this.db, this.sessionId);
    await run(this.caller);
    return this.caught;
  }

  list(parameters: Record<string, string>): Promise<Statement[]> {
    return this.catch((caller) =>
      readList(this.db, 'file', readListQuery(resources.file, parameters), caller),
    );
  }

  get(id: string): Promise<Statement[]> {
    return this.catch(async (caller) =>
      readSurroundings(this.db, await find(this.db, 'file', id, caller), new Date()),
    );
  }

  search(words: string): Promise<Statement[]> {
    return this.catch((caller) =>
      search({ db: this.db, caller, parameters: { search: words } } as never, 'file'),
    );
  }
}
