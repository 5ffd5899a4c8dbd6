import type { HeldRows } from './held-rows';
import { holdAt } from './held-rows';
import type { TestHost } from './host';

/** Stops whoever is about to keep what they wrote to a table, where it is as `which` says of `new`. */
export const holdCommit = (
  host: Pick<TestHost, 'connection'>,
  table: string,
  which = 'true',
): Promise<HeldRows> =>
  holdAt(
    host,
    (key) => `create or replace function hold_commit() returns trigger language plpgsql as $$
      begin
        if ${which} then perform pg_advisory_xact_lock(${key}); end if;
        return null;
      end $$;
      create constraint trigger hold_commit after insert or update on "${table}" deferrable initially deferred
        for each row execute function hold_commit()`,
  );
