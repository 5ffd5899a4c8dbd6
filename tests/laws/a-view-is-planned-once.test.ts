import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from 'kysely';
import { filterField } from '#contract/list-query';
import { vocabularies } from '#contract/vocabularies/index';
import type { Field } from '#contract/fields';
import { listCalls, pathParameters, splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { PreparingClient } from '#server/database/preparing-client';
import { fillNastyHouse } from '../support/nasty-house';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

let host: TestHost;
let close: () => Promise<void>;
let me: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  await fillNastyHouse(host.app.db);
  me = await signIn(host, 'administrator');
  await me.call('GET', '/desk/capabilities');
});
afterAll(() => close());

/** How many values travel to the database beside the texts of the statements of a call, once its rows were shown. */
async function besideTheText(path: string): Promise<number> {
  await me.call('GET', path);
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  expect((await me.call('GET', path)).status).toBe(200);
  const values = asked.mock.calls.flatMap(([, given]) => given);
  asked.mockRestore();
  return values.length;
}

/** A value of a closed set, where a field has such. */
function valueOf(field: Field): string | undefined {
  if (field.kind === 'flag') return 'true';
  return field.kind === 'choice' || field.kind === 'choices' ? vocabularies[field.of][0] : undefined;
}

/** Every list, with each filter of its own columns that takes a value of a closed set, and one such value. */
const views = resourceNames.flatMap((name) => {
  const declaration = declarationOf(name);
  return (
    listCalls(declaration)
      // A list of one file is asked for by that file.
      .filter((call) => pathParameters(call).length === 0 && call !== 'GET /note/file/list')
      .flatMap((call) =>
        Object.entries(declaration.filters).flatMap(([parameter, filter]): [string, string][] => {
          const value = filter.how === 'rule' ? undefined : valueOf(filterField(declaration, parameter));
          return value ? [[`${splitCall(call).path}?${parameter}=${value}`, splitCall(call).path]] : [];
        }),
      )
  );
});

it('are of more than one resource', () => {
  expect(views.length).toBeGreaterThan(20);
});

it.each(views)('%s is asked for with no more beside the text than its list', async (view, list) => {
  expect(await besideTheText(view)).toBeLessThanOrEqual(await besideTheText(list));
});

it('is planned once by a connection, for the values that it asks for', async () => {
  const view = '/file/list?closed=false&hold=false&isRushFile=false&sortBy=ref';
  for (let time = 0; time < 5; time += 1) expect((await me.call('GET', view)).status).toBe(200);
  const { rows } = await sql<{ planned: number; again: number; run: number }>`
    select count(*)::integer planned, sum(custom_plans)::integer again, min(generic_plans)::integer run
    from pg_prepared_statements where statement like ${'%"isRushFile" = false%'} and statement like '%from "file" t where%'`.execute(
    host.app.db,
  );
  // The total and the page in one, asked for the first time by the second call, and kept from the third on.
  expect(rows).toEqual([{ planned: 1, again: 0, run: 3 }]);
});
