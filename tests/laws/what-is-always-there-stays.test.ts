import { afterAll, beforeAll, expect, it } from 'vitest';
import { splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { fillTwoTenants } from '../support/two-tenants';
import type { TwoTenants } from '../support/two-tenants';

let host: TestHost;
let close: () => Promise<void>;
let world: TwoTenants;
let me: Person;

beforeAll(async () => {
  ({ host, close } = await openHost({ marked: true }));
  world = await fillTwoTenants(host.app.db);
  me = await signIn(host, 'administrator');
});
afterAll(() => close());

const changed = resourceNames.filter((name) => declarationOf(name).calls.update);

it.each(changed)(
  'a change of %s that empties what it always has is refused or filled in, of each record',
  async (name) => {
    const { calls, fields } = declarationOf(name);
    const { method, path } = splitCall(calls.update as NonNullable<typeof calls.update>);
    const required = Object.keys(fields).filter((field) => fields[field]?.required);
    const ids = world.records.flatMap((one) => (one.resource === name ? [one.id] : []));
    for (const _id of ids.slice(0, 12))
      for (const field of required) {
        const { status, body } = await me.call(method, path.replace(/\{\w+\}/, _id), { _id, [field]: null });
        expect(status, `${name}.${field} of ${_id}: ${JSON.stringify(body).slice(0, 200)}`).toBeLessThan(500);
        if (status === 200) expect(body[field], `${name}.${field} of ${_id}`).not.toBeNull();
      }
  },
);
