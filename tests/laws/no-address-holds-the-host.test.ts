import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filterField } from '#contract/list-query';
import { listCalls, splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { PreparingClient } from '#server/database/preparing-client';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { timesReading } from '../support/processor';

/** How many times what reading a body at its longest costs; whoever else asks waits no longer for one address. */
const most = 4;

describe('an address at its longest holds neither the host nor its database up', () => {
  let host: TestHost;
  let close: () => Promise<void>;
  let me: Person;

  beforeAll(async () => {
    ({ host, close } = await openHost());
    me = await signIn(host, 'administrator');
  });
  afterAll(() => close());

  const lists = resourceNames.flatMap((name) =>
    listCalls(declarationOf(name)).flatMap((call) => (call.includes('{') ? [] : [[call, name] as const])),
  );

  it.each(lists)('%s', async (call, name) => {
    const declaration = declarationOf(name);
    for (const parameter of Object.keys(declaration.filters)) {
      const isId = ['reference', 'key'].includes(filterField(declaration, parameter).kind);
      // As many as an address holds, each another.
      const values = Array.from({ length: 2_000 }, (_, at) =>
        isId ? `00000000-0000-7000-8000-${String(at).padStart(12, '0')}` : String(1_000 + at),
      );
      const query = values
        .map((value) => `${parameter}=${value}`)
        .join('&')
        .slice(0, 14_000);
      const url = `${splitCall(call).path}?${query.slice(0, query.lastIndexOf('&'))}`;
      const cost = await timesReading(async () => {
        const { status } = await me.call('GET', url);
        expect([200, 400], url.slice(0, 60)).toContain(status);
      }, most);
      expect(cost, url.slice(0, 60)).toBeLessThan(most);
      const asked = vi.spyOn(PreparingClient.prototype, 'query');
      const { status, body } = await me.call('GET', url);
      const longest = Math.max(...asked.mock.calls.map(([one]) => lengthOf(one)));
      asked.mockRestore();
      // What is looked for one by one makes a statement as long as there are values.
      expect(longest, `${url.slice(0, 60)} ${status} ${JSON.stringify(body.errors)}`).toBeLessThan(20_000);
    }
  });
});

function lengthOf(asked: unknown): number {
  return typeof asked === 'string' ? asked.length : ((asked as { text?: string } | null)?.text?.length ?? 0);
}
