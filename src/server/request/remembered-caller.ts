import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db, SessionRow } from '../database/tables';
import { readCallerAt } from './caller';
import type { Caller } from './caller';
import { knownAs } from './person-of';

/** People whose rights are remembered by one host: those who called last. */
const most = 2_000;

type Person = Omit<Caller, 'session'>;
interface Known {
  readonly person: Person;
  readonly state: string;
}
const known = new WeakMap<object, LRUCache<string, Known>>();

/**
 * Who holds a session, as `readCaller` says. The session is read at each call, and with it the state of everything that rights follow
 * from; the rest is remembered for as long as that state stands. The database moves it on in the very transaction that changes a
 * user, a role or a company, whoever does that and by whichever host, so that nobody acts by rights of yesterday.
 */
export async function rememberedCaller(db: Db, sessionId: string): Promise<Caller | undefined> {
  const { rows } = await sql<{ session: SessionRow; state: string }>`
    select to_jsonb(s) session, r.state from session s, "rightsState" r where s._id = ${sessionId}::uuid`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return undefined;
  const people = peopleOf(db);
  const { userId } = found.session;
  const remembered = people.get(userId);
  if (remembered?.state === found.state)
    return knownAs({ ...remembered.person, session: found.session }, remembered.person);
  people.delete(userId);
  const read = await readCallerAt(db, sessionId);
  if (!read) return undefined;
  const { session, ...person } = read.caller;
  people.set(userId, { person, state: read.state });
  return knownAs({ ...person, session }, person);
}

function peopleOf(db: Db): LRUCache<string, Known> {
  const people = known.get(db) ?? new LRUCache<string, Known>({ max: most });
  known.set(db, people);
  return people;
}
