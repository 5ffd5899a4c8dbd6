import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { openHost } from '../../support/host';
import { license } from '../../support/licences';
import { assign, companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { linesOf } from '../../support/reports';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
const refs: Record<string, string> = {};

/** A file that was placed when it says, and proposed to vendors: to whom, when, and when they accepted. `also`: what is set of it besides. */
async function placed(
  name: string,
  assignmentDate: string,
  proposals: readonly (readonly [vendor: string, assignedAt: string, acceptedAt?: string, also?: string])[],
  given: object = {},
  also = '',
): Promise<void> {
  const _id = await placeFile(supervisor, given);
  const { db } = host.app;
  refs[name] = String((await supervisor.call('GET', `/file/${_id}`)).body.ref);
  for (const [vendor, assignedAt, acceptedAt, more = ''] of proposals) {
    const { status, body } = await assign(supervisor, _id, vendor);
    expect(status, JSON.stringify(body)).toBe(201);
    const state = acceptedAt ? 'accepted' : 'declined';
    await sql`update "companyAssignment" set status = ${state}, "assignedAt" = ${assignedAt}, "acceptedAt" = ${acceptedAt ?? null}
      ${sql.raw(more)} where _id = ${body._id}::uuid`.execute(db);
  }
  await sql`update file set "assignmentDate" = ${assignmentDate} ${sql.raw(also)} where _id = ${_id}::uuid`.execute(
    db,
  );
}

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  await license(host, 'V02', 'ON');
  await placed('taken', '2026-11-03T14:00:00Z', [['V01', '2026-11-03T15:00:00Z', '2026-11-03T19:30:00Z']]);
  // Declined by one, and taken by the next within two hours.
  await placed('passed on', '2026-11-05T14:00:00Z', [
    ['V01', '2026-11-05T15:00:00Z'],
    ['V02', '2026-11-07T15:00:00Z', '2026-11-07T17:00:00Z'],
  ]);
  // The second vendor took it first, after an hour and a half; the first, after four days.
  await placed('taken twice', '2026-11-09T14:00:00Z', [
    ['V01', '2026-11-09T15:00:00Z', '2026-11-13T15:00:00Z'],
    ['V02', '2026-11-10T15:00:00Z', '2026-11-10T16:30:00Z'],
  ]);
  await placed('taken away', '2026-11-10T14:00:00Z', [
    ['V01', '2026-11-10T15:00:00Z', '2026-11-10T16:00:00Z', `, "deletedAt" = now()`],
  ]);
  // 23:30 on 11 November in Toronto.
  await placed('waiting', '2026-11-12T04:30:00Z', [], { clientReference: 'B-7' });
  await placed('of B', '2026-11-04T14:00:00Z', [], { clientId: companyId('LNB'), state: 'AB' });
  await placed('deleted', '2026-11-04T14:00:00Z', [], {}, `, "deletedAt" = now()`);
  await placed('of the partner', '2026-11-04T14:00:00Z', [], {}, `, "agencyId" = '${companyId('PAR')}'`);
});
afterAll(() => close());

const told = async (parameters: object = {}, by = supervisor): Promise<unknown[][]> =>
  (await linesOf(host, by, { reportType: 'new_assignments', parameters })).map((line) =>
    ['File number', 'Assigned on', 'Client reference', 'Source', 'Hours to accept'].map((name) => line[name]),
  );

it('tells of each file that was received when it was, and in how many hours it was accepted by who accepted first', async () => {
  const api = 'API';
  expect(await told()).toEqual([
    [refs.taken, '2026-11-03 09:00:00', '', api, '4.5'],
    [refs['of B'], '2026-11-04 09:00:00', '', api, ''],
    [refs['passed on'], '2026-11-05 09:00:00', '', api, '2'],
    [refs['taken twice'], '2026-11-09 09:00:00', '', api, '1.5'],
    [refs['taken away'], '2026-11-10 09:00:00', '', api, ''],
    [refs.waiting, '2026-11-11 23:30:00', 'B-7', api, ''],
  ]);
});

it('tells of a period, its first and its last day with it, of one client or province, and a client of its own', async () => {
  const of = async (parameters: object, by?: Person): Promise<unknown[]> =>
    (await told(parameters, by)).map(([ref]) => ref);
  expect(await of({ dateFrom: '2026-11-05', dateTo: '2026-11-09' })).toEqual([
    refs['passed on'],
    refs['taken twice'],
  ]);
  expect(await of({ dateFrom: '2026-11-11' })).toEqual([refs.waiting]);
  expect(await of({ clientId: companyId('LNB') })).toEqual([refs['of B']]);
  expect(await of({ state: 'AB' })).toEqual([refs['of B']]);
  expect(await of({}, await signIn(host, 'lender_b_supervisor'))).toEqual([refs['of B']]);
});
