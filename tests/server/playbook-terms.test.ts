import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openHost, startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, engage, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { linesOf } from '../support/reports';
import { share } from '../support/shared-file';

/** Of two clients, one says how it wants to be worked for; the other says nothing at all. */
async function twoClients(host: TestHost, said: object): Promise<Person> {
  const administrator = await signIn(host, 'administrator');
  for (const [code, playbook] of [
    ['LNA', said],
    ['LNB', {}],
  ] as const) {
    const reply = await administrator.call('PATCH', '/company/', { _id: companyId(code), playbook });
    expect(reply.status).toBe(200);
  }
  return signIn(host, 'supervisor');
}

const ofSilent = { clientId: companyId('LNB') };

it('whoever proposed a file is reminded when its first attempt is due, by the hours of its client, until one is made', async () => {
  const host = await startHost();
  const staff = await twoClients(host, { firstAttemptHours: 30 });
  const vendor = await signIn(host, 'vendor_manager');
  const [said, silent] = [await placeFile(staff), await placeFile(staff, ofSilent)];
  const due = async (fileId: string) => {
    const { body } = await staff.call('GET', `/reminder/list?fileId=${fileId}`);
    return (body.data as unknown as { title: string; dueDate: string; status: string }[])
      .filter(({ title }) => title === 'First attempt due: Demo bailiff Toronto 1')
      .map(({ dueDate, status }) => [dueDate, status]);
  };
  const assignment = await engage(staff, said, 'V01', vendor);
  await engage(staff, silent, 'V01', vendor);
  // Accepted at 15:00 on the 20th: 30 hours later, and 48 where the client says nothing.
  expect(await due(said)).toEqual([['2026-11-21T21:00:00.000Z', 'open']]);
  expect(await due(silent)).toEqual([['2026-11-22T15:00:00.000Z', 'open']]);

  await sql`update file set stage = 'field_recovery', status = 'vendor_accepted' where _id = ${silent}::uuid`.execute(
    host.app.db,
  );
  const at = '2026-11-20T15:00:00.000Z';
  const tried = await vendor.call('POST', '/desk/attempt/', { fileId: silent, at, outcome: 'no_contact' });
  expect(tried.status).toBe(201);
  expect(await due(silent)).toEqual([['2026-11-22T15:00:00.000Z', 'completed']]);
  const recalled = await staff.call('POST', '/companyAssignment/', { _id: assignment, status: 'recalled' });
  expect(recalled.status).toBe(200);
  expect(await due(said)).toEqual([['2026-11-21T21:00:00.000Z', 'cancelled']]);
});

it('the time of a first attempt stands still while its file is on hold', async () => {
  const host = await startHost();
  const staff = await twoClients(host, { firstAttemptHours: 30 });
  const [early, late] = [await placeFile(staff), await placeFile(staff)];
  const dues = async (): Promise<unknown[]> => {
    const by = await signIn(host, 'supervisor');
    const found: unknown[] = [];
    for (const fileId of [early, late]) {
      const { body } = await by.call('GET', `/reminder/list?fileId=${fileId}`);
      const reminders = body.data as unknown as { title: string; dueDate: string; status: string }[];
      const first = reminders.filter(({ title }) => title.startsWith('First attempt due'));
      found.push(first.map(({ dueDate, status }) => `${dueDate} ${status}`));
    }
    return found;
  };
  const hold = async (isHeld: boolean): Promise<void> => {
    const by = await signIn(host, 'supervisor');
    const said = isHeld ? { holdReason: 'payment_pending', holdUntil: '2026-12-01' } : {};
    for (const _id of [early, late])
      expect((await by.call('PATCH', '/file/', { _id, hold: isHeld, ...said })).status).toBe(200);
  };
  // Accepted at 15:00 on the 20th; held at 17:00; the other is accepted at 21:00 and both are let go at 10:00 on the 22nd.
  await engage(staff, early, 'V01', await signIn(host, 'vendor_manager'));
  host.passes(2 * 3600);
  await hold(true);
  host.passes(4 * 3600);
  await engage(await signIn(host, 'supervisor'), late, 'V01', await signIn(host, 'vendor_manager'));
  expect(await dues()).toEqual([['2026-11-21T21:00:00.000Z open'], ['2026-11-22T03:00:00.000Z open']]);
  host.passes(37 * 3600);
  await hold(false);
  expect(await dues()).toEqual([['2026-11-23T14:00:00.000Z open'], ['2026-11-23T16:00:00.000Z open']]);
  await hold(true);
  await hold(false);
  expect(await dues()).toEqual([['2026-11-23T14:00:00.000Z open'], ['2026-11-23T16:00:00.000Z open']]);
});

it('a vendor is held to what the office of its client wants before what the whole client does', async () => {
  const { host, close } = await openHost({ jobs: true });
  const staff = await twoClients(host, { updateCadenceHours: 240, photoCount: 0 });
  const office = companyId('LNA-W');
  const playbook = { updateCadenceHours: 48, photoCount: 9 };
  expect((await staff.call('PATCH', '/company/', { _id: office, playbook })).status).toBe(200);
  const vendor = await signIn(host, 'vendor_manager');
  for (const values of [{}, { clientOfficeId: office }])
    await engage(staff, await placeFile(staff, values), 'V01', vendor);
  await sql`update "companyAssignment" set "acceptedAt" = "acceptedAt" - interval '49 hours'`.execute(
    host.app.db,
  );
  const lines = await linesOf(host, staff, { reportType: 'vendor_scorecard' });
  expect(lines.map((line) => line['Heard of in time, % of those accepted'])).toEqual(['50']);
  await close();
});

it('a vendor is heard of in time on a rush file by the hours that its client wants of those', async () => {
  const { host, close } = await openHost({ jobs: true });
  const { db } = host.app;
  const staff = await twoClients(host, { updateCadenceHours: 240, rushCadenceHours: 120 });
  const vendor = await signIn(host, 'vendor_manager');
  const files = [
    await placeFile(staff, { isRushFile: true }),
    await placeFile(staff, { isRushFile: true, ...ofSilent }),
    await placeFile(staff, ofSilent),
  ];
  for (const fileId of files) await engage(staff, fileId, 'V01', vendor);
  const inTime = async () =>
    (await linesOf(host, staff, { reportType: 'vendor_scorecard' })).map(
      (line) => line['Heard of in time, % of those accepted'],
    );
  const silentFor = (hours: number) =>
    sql`update "companyAssignment" set "acceptedAt" = ${host.app.now().toISOString()}::timestamptz - make_interval(hours => ${hours})`.execute(
      db,
    );
  // 23 hours are too long for nobody, 25 for the silent client's rush file, 73 for its other one, 121 for every one.
  for (const [hours, share] of [
    [23, '100'],
    [25, '66.7'],
    [73, '33.3'],
    [121, '0'],
  ] as const) {
    await silentFor(hours);
    expect(await inTime()).toEqual([share]);
  }
  await close();
});

it('belongings that are found are kept for the days that the client wants, unless somebody said until when', async () => {
  const host = await startHost();
  const staff = await twoClients(host, { effectsHoldDays: 10 });
  const agent = await signIn(host, 'field_agent');
  const inHand = async (values: object = {}): Promise<string> => {
    const fileId = await placeFile(staff, values);
    await share(host, fileId, { companies: ['V01'], people: ['field_agent'] });
    await sql`update file set stage = 'secured', status = 'on_hook', recovery = '{"onHookAt": "2026-11-18T14:30:00.000Z"}'
      where _id = ${fileId}::uuid`.execute(host.app.db);
    return fileId;
  };
  const found = async (fileId: string, items: readonly string[]) => {
    const values = { keysStatus: 'one', drivable: 'yes', odometerKm: 81_250 };
    const body = { fileId, ...values, hasEffects: items.length > 0, items };
    expect((await agent.call('POST', '/desk/field/secured', body)).status).toBe(200);
    const { personalEffects } = (await staff.call('GET', `/file/${fileId}`)).body;
    return (personalEffects as unknown as { holdUntilDate?: string | null }).holdUntilDate ?? null;
  };
  const [said, silent] = [await inHand(), await inHand(ofSilent)];
  expect(await found(said, [])).toBe(null);
  expect(await found(said, ['Child seat'])).toBe('2026-11-28');
  expect(await found(silent, ['Child seat'])).toBe('2026-12-18');
  await twoClients(host, { effectsHoldDays: 5 });
  expect(await found(said, ['Child seat', 'Toolbox'])).toBe('2026-11-28');
});
