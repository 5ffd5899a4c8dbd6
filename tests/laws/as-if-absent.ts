import { expect } from 'vitest';
import { resourceNames } from '#contract/resources/index';
import type { Person, Reply } from '../support/person';
import type { Look } from './probes';

interface Sent {
  readonly method: Parameters<Person['call']>[0];
  readonly url: string;
  readonly body?: unknown;
}

/** The id of no record. */
export const nobody = '00000000-0000-7000-8000-000000000000';
const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const foreignTo = new WeakMap<Look, ReadonlySet<string>>();

function foreignIds(look: Look): ReadonlySet<string> {
  const ids = foreignTo.get(look) ?? new Set(resourceNames.flatMap((name) => look.foreign(name)));
  foreignTo.set(look, ids);
  return ids;
}

const absent = new WeakMap<Look, Map<string, Promise<Reply>>>();

/** What somebody is told of records that are not there: they ask once, however many are foreign to them. */
function toldOfNothing(person: Person, look: Look, asked: string): Promise<Reply> {
  const known = absent.get(look) ?? new Map<string, Promise<Reply>>();
  absent.set(look, known);
  const { method, url, body } = JSON.parse(asked) as Sent;
  const answer = known.get(asked) ?? person.call(method, url, body);
  known.set(asked, answer);
  return answer;
}

/** What reaches for records that are foreign to somebody is answered as if there were none with their ids. */
export async function expectAsIfAbsent(person: Person, look: Look, sent: Sent, answer: Reply): Promise<void> {
  const foreign = foreignIds(look);
  const text = JSON.stringify(sent);
  const without = text.replace(id, (one) => (foreign.has(one) ? nobody : one));
  if (without === text) return;
  const missing = await toldOfNothing(person, look, without);
  expect([answer.status, answer.body], text).toEqual([missing.status, missing.body]);
}
