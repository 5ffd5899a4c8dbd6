import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { resources } from '#contract/resources/index';
import { readListQuery } from '#contract/list-query';
import { conditions, conditionsOnWalk } from '#server/records/conditions';
import { countedApart } from '#server/records/counted';
import { ordering } from '#server/records/ordering';
import { pageOf, sizeOf } from '#server/records/page-of';
import type { Caller } from '#server/request/caller';
import '#server/rules/install';
import { startHost } from '../../support/host';
import { nowhere } from '../../support/nowhere';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

const everything = {
  permissions: [],
  activityType: 'agency',
  scope: 'all',
  operates: true,
} as unknown as Caller;
const views: readonly Record<string, string>[] = [
  {},
  { active: 'true', sortBy: '-lastActivityDate' },
  { closed: 'true', sortBy: '-closedDate' },
  { stage: 'field_recovery', sortBy: '-assignmentDate' },
  { isRushFile: 'true', sortBy: 'ref' },
  { hold: 'true', sortBy: 'clientName' },
  { sortBy: 'clientName' },
  { sortBy: 'disposalDay' },
];

it('totals of one size ask for a page in the same words', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...views),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(1, 25, 100, 500),
      fc.integer({ min: 3_990, max: 300_000 }),
      fc.double({ min: 1, max: 2.2, noNaN: true }),
      fc.boolean(),
      (view, page, size, total, more, isReach) => {
        const other = Math.round(total * more);
        const query = { ...readListQuery(resources.file, view), page, size };
        if (total <= (page - 1) * size) return;
        const order = ordering('file', query.sort, everything);
        const parts = countedApart('file', query.filters, everything);
        const walk = conditionsOnWalk('file', query.filters, everything, order.column);
        const held = {
          ...{ where: conditions('file', query.filters, everything), parts, ...walk, isReach },
          ofFew: { parts, besides: walk.besides },
        };
        const words = (all: number): string => {
          const { sql: text, parameters } = sql`${pageOf('file', query, held, order, all)}`.compile(nowhere);
          return JSON.stringify([text, parameters]);
        };
        if (sizeOf(query, total) === sizeOf(query, other)) expect(words(other)).toBe(words(total));
      },
    ),
    { numRuns: 3_000 },
  );
});

it('a view that was asked before follows what is placed, the clock and the rights of who asks', async () => {
  const host = await startHost();
  const manager = await signIn(host, 'file_manager');
  const administrator = await signIn(host, 'administrator');
  const numbers = async (view: string): Promise<unknown[]> => {
    const { body } = await manager.call('GET', `/file/list?sortBy=ref&${view}`);
    return (body.data as unknown as { ref: string }[]).map(({ ref }) => ref);
  };
  const { ref } = await placeFile(manager);
  expect(await numbers('active=true')).toEqual([ref]);
  expect(await numbers('pastStatusDue=true')).toEqual([]);
  const { ref: next } = await placeFile(administrator);
  expect(await numbers('active=true')).toEqual([ref, next]);
  await sql`update file set "statusDue" = '2026-11-20T15:00:30Z' where ref = ${next}`.execute(host.app.db);
  expect(await numbers('pastStatusDue=true')).toEqual([]);
  host.passes(60);
  expect(await numbers('pastStatusDue=true')).toEqual([next]);
  await sql`update role set scope = 'assigned_user' where key = 'file_manager'`.execute(host.app.db);
  expect(await numbers('active=true')).toEqual([]);
});

it('an order that a list does not show is refused though nothing would be found', async () => {
  const host = await startHost();
  const vendor = await signIn(host, 'vendor_manager');
  for (let time = 0; time < 2; time += 1) {
    const { status } = await vendor.call('GET', '/file/list?sortBy=-balanceAmount');
    expect(status).toBe(400);
  }
});

it('a record that is opened again is the one that is asked for, as it stands by now', async () => {
  const host = await startHost();
  const manager = await signIn(host, 'file_manager');
  const files = [await placeFile(manager), await placeFile(manager)];
  const shown = async (id: string): Promise<Record<string, unknown>> =>
    (await manager.call('GET', `/file/${id}`)).body;
  for (const { _id, ref } of [...files, ...files]) expect(await shown(_id)).toMatchObject({ _id, ref });
  const id = files[0]?._id ?? '';
  await sql`update file set hold = true where _id = ${id}::uuid`.execute(host.app.db);
  expect(await shown(id)).toMatchObject({ _id: id, hold: true });
  await sql`update role set scope = 'assigned_user' where key = 'file_manager'`.execute(host.app.db);
  expect((await manager.call('GET', `/file/${id}`)).status).toBe(404);
});
