import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandNames, commandOf } from '#contract/commands/index';
import type { CommandDeclaration } from '#contract/commands/command';
import type { Fields } from '#contract/fields';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { Problem } from '#contract/problems';
import { readBody } from '#contract/shapes';
import { limits } from '#server/host';
import { whyNotRead } from '#server/request/read-json';
import { openHost } from '../support/host';
import { everyField } from '../support/largest-body';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import { timesReading } from '../support/processor';
import { sessionHeader } from '#contract/session';

/** How many times what reading it as JSON alone costs; whoever else asks waits no longer for one body to be read. */
const most = 4;

const bodies: readonly (readonly [string, Fields])[] = [
  ...resourceNames.map((name) => [name, declarationOf(name).fields] as const),
  ...commandNames.flatMap((name) => {
    const { body }: CommandDeclaration = commandOf(name);
    return body ? [[name, body] as const] : [];
  }),
];

function read(fields: Fields, text: string): Problem | undefined {
  if (text.length > limits.body || whyNotRead(text)) return undefined;
  try {
    readBody(fields, 'change', JSON.parse(text));
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  return undefined;
}

describe.each(bodies)('a body of %s holds nobody up', (_, fields) => {
  it.each([false, true])('at its longest, with rows that are filled: %s', async (filled) => {
    const text = JSON.stringify(everyField(fields, filled));
    expect(await timesReading(() => read(fields, text), most)).toBeLessThan(most);
    expect(Object.keys(read(fields, text)?.detail.errors ?? {}).length).toBeLessThan(600);
  });

  it('with as many empty ones in a list as a body can say', async () => {
    for (const [name, { kind }] of Object.entries(fields))
      for (const one of ['{}', '[]', '1', '""'])
        if (['parts', 'part', 'references', 'choices', 'texts', 'value'].includes(kind))
          for (const count of [19_000, 340_000]) {
            const text = `{"${name}":[${Array(count).fill(one).join(',')}]}`;
            expect(
              await timesReading(() => read(fields, text), most),
              `${count} of ${one} in ${name}`,
            ).toBeLessThan(most);
          }
  });
});

describe('a megabyte holds nobody up, whoever sends it', () => {
  let host: TestHost;
  let close: () => Promise<void>;
  let signedIn: { cookies: Record<string, string>; headers: Record<string, string> };

  beforeAll(async () => {
    ({ host, close } = await openHost());
    const me = await signIn(host, 'supervisor');
    signedIn = { cookies: me.cookies, headers: { [sessionHeader]: me.sessionId } };
  });
  afterAll(() => close());

  const full = limits.body - 2_000;
  const texts = {
    brackets: '['.repeat(full / 2) + ']'.repeat(full / 2),
    objects: '{"a":'.repeat(full / 6) + '1' + '}'.repeat(full / 6),
    'empty objects': `{"lines":[${Array(Math.floor(full / 3))
      .fill('{}')
      .join(',')}]}`,
    numbers: `[${Array(full / 2)
      .fill('1')
      .join(',')}]`,
    names: `{${Array.from({ length: 90_000 }, (_, at) => `"${at}":1`).join(',')}}`,
    'one text': JSON.stringify({ email: 'x'.repeat(full) }),
    backslashes: `{"email":"${'\\\\'.repeat(full / 2 - 100)}"}`,
    quotes: `{"email":"${'\\"'.repeat(full / 2 - 100)}"}`,
    'a text without end': `{"email":"${'\\'.repeat(full)}`,
  };

  it.each(Object.entries(texts))('%s', async (_, payload) => {
    for (const person of [{ headers: {} }, signedIn])
      for (const url of ['/api/auth/login', '/api/file/', '/api/file/batch']) {
        let status = 0;
        const cost = await timesReading(async () => {
          const headers = { ...person.headers, 'content-type': 'application/json' };
          ({ statusCode: status } = await host.server.inject({
            ...person,
            method: 'POST',
            url,
            headers,
            payload,
          }));
        }, most);
        expect([400, 401, 404, 405, 413, 415, 422], `${url} ${status}`).toContain(status);
        expect(cost, url).toBeLessThan(most);
      }
  });
});
