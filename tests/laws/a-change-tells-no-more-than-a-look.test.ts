import { afterAll, beforeAll, expect, it } from 'vitest';
import { splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { mayBeSent } from '#contract/sendable';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { addVendorReader, onlookers } from '../support/onlookers';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { fillTwoTenants } from '../support/two-tenants';
import type { TwoTenants } from '../support/two-tenants';

let host: TestHost;
let close: () => Promise<void>;
let world: TwoTenants;

beforeAll(async () => {
  ({ host, close } = await openHost({ marked: true }));
  await addVendorReader(host.app.db);
  world = await fillTwoTenants(host.app.db);
});
afterAll(() => close());

/** So many records of a kind are changed. */
const some = 6;

/** Says of a record what it is shown as, field by field until one is theirs to set: plainly, and of a version that is long gone. */
async function changesOf(person: Person, name: ResourceName, id: string): Promise<Reply[]> {
  const { calls, fields } = declarationOf(name);
  if (!calls.update || !calls.show) return [];
  const { method, path } = splitCall(calls.update);
  const at = (one: string): string => one.replace(/\{\w+\}/, id);
  const shown = await person.call('GET', at(splitCall(calls.show).path));
  const answers: Reply[] = [];
  for (const [field, declared] of Object.entries(fields)) {
    const value = shown.body[field];
    if (!mayBeSent(declared, 'change') || declared.kind === 'part' || value == null) continue;
    const said = { _id: id, [field]: value };
    const plain = await person.call(method, at(path), said);
    answers.push(plain, await person.call(method, at(path), { ...said, version: 99 }));
    if (plain.status === 200) break;
  }
  return answers;
}

it.each(Object.keys(onlookers))(
  '%s is told of a record of theirs by no change of it what no look tells, be it made or refused',
  async (who) => {
    const person = await signIn(host, who);
    const mayRead = onlookers[who] as (circle: string) => boolean;
    const told = new Set<number>();
    for (const name of resourceNames) {
      const own = world.records.filter((one) => one.resource === name && mayRead(one.circle));
      for (const { id } of own.slice(0, some))
        for (const { status, body, headers } of await changesOf(person, name, id)) {
          told.add(status);
          expect([200, 403, 404, 409, 412, 422], `${name} ${id}`).toContain(status);
          const found = world.canaries.foreignIn(JSON.stringify([body, headers]), mayRead);
          expect(found, `${who}: ${name} ${id} → ${status}`).toEqual([]);
        }
    }
    // The record came back both ways, but for those who change nothing.
    if (who !== 'lender_auditor' && who !== 'vendor_reader')
      expect([...told]).toEqual(expect.arrayContaining([200, 412]));
  },
);
