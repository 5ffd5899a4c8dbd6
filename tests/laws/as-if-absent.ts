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

/** What reaches for records that are foreign to somebody is answered as if there were none with their ids. */
export async function expectAsIfAbsent(person: Person, look: Look, sent: Sent, answer: Reply): Promise<void> {
  const foreign = foreignIds(look);
  const text = JSON.stringify(sent);
  const without = text.replace(id, (one) => (foreign.has(one) ? nobody : one));
  if (without === text) return;
  const { method, url, body } = JSON.parse(without) as Sent;
  const missing = await person.call(method, url, body);
  expect([answer.status, answer.body], text).toEqual([missing.status, missing.body]);
}
