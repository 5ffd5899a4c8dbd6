import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vocabularies } from '#contract/vocabularies/index';
import { aroundFile, buy, ports, subjectOf, wholeAnswer } from '../support/bought';
import type { Search } from '../support/bought';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { openRegistry } from '../support/registry';
import type { Registry } from '../support/registry';
import { fulfilled } from '../support/searching';

type Answer = Readonly<Record<string, unknown>>;

let registry: Registry;
let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let reply: (key: string) => ReturnType<Registry['answer']>;

beforeAll(async () => {
  registry = await openRegistry((_, key) => reply(key), 'for all');
  ({ host, close } = await openHost({
    env: { REGISTRY_URL: registry.url, VEHICLE_HISTORY_URL: registry.url },
  }));
  supervisor = await signIn(host, 'supervisor');
});
afterAll(async () => {
  await close();
  registry.close();
});

/** An order of a kind on a file of its own, and all that an answer could change of that file. */
async function ordered(kind: Search) {
  const subject = await subjectOf(supervisor);
  const made = await buy(supervisor, kind, subject);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return {
    id: String(made.body._id),
    around: () => aroundFile(host, subject.fileId),
    ask: () => fulfilled(host, supervisor, kind, made.body._id),
  };
}

describe.each(vocabularies.searchKind)('%s', (kind) => {
  const { found, astray } = ports[kind];
  const whole = (key: string): Answer => wholeAnswer(kind, key, {});
  const [main = ''] = Object.keys(found).slice(-1);
  const rubbish: readonly (readonly [string, (key: string) => unknown])[] = [
    ['a page', () => '<html>Sign in</html>'],
    ['nothing but a word', () => '"complete"'],
    ['an answer to something else', (key) => ({ ...whole(key), ...astray })],
    ['an answer that lacks what was found', (key) => ({ ...whole(key), [main]: null })],
    ['an answer of another form', (key) => ({ ...whole(key), [main]: { a: [1] } })],
    ['more than was asked for', (key) => ({ ...whole(key), provider: 'carfax' })],
    ['a reference as long as a book', (key) => ({ ...whole(key), reference: 'x'.repeat(5000) })],
  ];

  it('waits for a provider that is ill, and is bought once when it is well', async () => {
    const { id, ask, around } = await ordered(kind);
    const before = await around();
    for (const status of [500, 503, 429, 404, 302]) {
      reply = () => ({ status, body: 'later' });
      expect(await ask()).toMatchObject({ outcome: 'waits', status: 'ordered' });
    }
    expect(await around()).toEqual(before);
    reply = (key) => ({ body: whole(key) });
    expect(await ask()).toMatchObject({ outcome: 'answered', status: 'complete', problem: null });
    expect(await ask()).toMatchObject({ outcome: 'over', status: 'complete' });
    expect(registry.asked.filter(({ key }) => key === id)).toHaveLength(6);
    const after = (await around()) as { fees: number };
    expect(Number(after.fees)).toBe(1);
  });

  it.each(rubbish)('ends at %s with a sentence, and changes nothing else', async (_, answer) => {
    const { ask, around } = await ordered(kind);
    const before = await around();
    reply = (key) => ({ body: answer(key) });
    const ended = await ask();
    expect(ended).toMatchObject({ outcome: 'failed', status: 'failed', providerReference: null });
    expect(ended.problem).toMatch(/^The provider answered .* Nothing of it was taken over\.$/);
    expect(await around()).toEqual(before);
  });
});
