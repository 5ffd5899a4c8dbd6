import { expect, it } from 'vitest';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { splitCall } from '#contract/resource';
import { refreshFileNames } from '#server/rules/file/file-names';
import { fillNastyHouse } from '../support/nasty-house';
import { startHost } from '../support/host';
import { signIn } from '../support/person';
import { oracles } from './oracles/index';

/** What a person types, of which each search finds some, and fewer than it shows at most. */
const typed: Readonly<Record<string, readonly string[]>> = {
  company: ['lender', 'lna', 'a'],
  user: ['demo.example', 'an', 'supervisor'],
  file: ['burhe', 'lna', '269000'],
};
const most = 20;

it('whatever narrows a list narrows the search of the same records, to those that it would leave', async () => {
  const host = await startHost();
  await fillNastyHouse(host.app.db);
  // Rows that were put in by themselves have no text yet that they are found by.
  await refreshFileNames(host.app.db);
  const me = await signIn(host, 'administrator');
  const ids = async (path: string, query: URLSearchParams): Promise<string[]> => {
    const { status, body } = await me.call('GET', `${path}?${query.toString()}`);
    expect(status, `${path}?${query.toString()} ${JSON.stringify(body.errors)}`).toBe(200);
    return (body.data as unknown as { _id: string }[]).map(({ _id }) => _id);
  };
  for (const name of resourceNames) {
    const { calls } = declarationOf(name);
    if (!calls.search || !calls.list) continue;
    const [search, list] = [calls.search, calls.list].map((call) => splitCall(call as never).path) as [
      string,
      string,
    ];
    const narrows = new Set<string>();
    /** The ids that the list leaves, by how it is narrowed. */
    const left = new Map<string, readonly string[]>();
    let some = 0;
    for (const words of typed[name] ?? []) {
      const found = await ids(search, new URLSearchParams({ search: words }));
      if (found.length === most) continue;
      for (const [parameter, { cases }] of Object.entries(oracles[name].filters))
        for (const values of cases) {
          const asked = new URLSearchParams(values.map((value) => [parameter, value]));
          const key = asked.toString();
          const listed = left.get(key) ?? (await ids(list, new URLSearchParams([...asked, ['size', '500']])));
          left.set(key, listed);
          const narrowed = await ids(search, new URLSearchParams([...asked, ['search', words]]));
          const expected = found.filter((id) => listed.includes(id));
          expect(narrowed, `${search}?search=${words}&${key}`).toEqual(expected);
          if (expected.length < found.length) narrows.add(parameter);
          some += expected.length;
        }
    }
    expect(some, `${name}: words that find something`).toBeGreaterThan(0);
    expect(narrows.size, `${name}: parameters that narrow`).toBeGreaterThan(3);
  }
});
