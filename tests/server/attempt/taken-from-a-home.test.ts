import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { share } from '../../support/shared-file';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let agent: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
  agent = await signIn(host, 'field_agent');
});
afterAll(() => close());

/** What V01’s field agent has in hand, or looks for, in a province. */
async function file(state: string, [stage, status]: readonly [string, string], placed: object = {}) {
  const { _id } = await placeFile(supervisor, { state, contractType: 'secured_loan', ...placed });
  await share(host, _id, { companies: ['V01'], people: ['field_agent'] });
  await sql`update file set stage = ${stage}, status = ${status} where _id = ${_id}::uuid`.execute(
    host.app.db,
  );
  return _id;
}
const inHand = ['secured', 'on_hook'] as const;
const sought = ['field_recovery', 'attempting'] as const;

const record = (fileId: string, said: object = {}) =>
  agent.call('POST', '/desk/field/secured', {
    ...{ fileId, keysStatus: 'one', drivable: 'yes', hasEffects: false, ...said },
  });
const told = async (fileId: string): Promise<string[]> => {
  const { body } = await supervisor.call('GET', `/reminder/list?view=file&fileId=${fileId}&status=open`);
  return (body.data as unknown as { title: string }[])
    .map(({ title }) => title)
    .filter((title) => title.startsWith('Taken out of a home'));
};

describe('In British Columbia', () => {
  it('the secured form asks where the unit was taken, and nowhere else', async () => {
    const [fileId, inOntario] = [await file('BC', inHand), await file('ON', inHand)];
    const { body } = await agent.call('GET', '/desk/field');
    const asks = new Map(
      (body.inHand as unknown as { fileId: string; asksHome: boolean }[]).map((one) => [
        one.fileId,
        one.asksHome,
      ]),
    );
    expect([asks.get(fileId), asks.get(inOntario)]).toEqual([true, false]);
    const refused = await record(fileId);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['fromHome']]);
    expect((await record(inOntario)).status).toBe(200);
    const given = await file('BC', inHand, { assignmentType: 'voluntary_surrender' });
    expect((await record(given)).status).toBe(200);
  });

  it('who leads hears of what was taken out of a home with no adult present, and of nothing else', async () => {
    const [alone, attended, outside] = [
      await file('BC', inHand),
      await file('BC', inHand),
      await file('BC', inHand),
    ];
    expect((await record(alone, { fromHome: true, adultPresent: '  ' })).status).toBe(200);
    // Said once more, it is no news.
    expect((await record(alone, { fromHome: true, keysStatus: 'none' })).status).toBe(200);
    expect((await record(attended, { fromHome: true, adultPresent: 'Joan Sample, mother' })).status).toBe(
      200,
    );
    expect((await record(outside, { fromHome: false })).status).toBe(200);
    const { body } = await supervisor.call('GET', `/file/${attended}`);
    expect(body.recovery).toMatchObject({ fromHome: true, adultPresent: 'Joan Sample, mother' });
    expect([(await told(alone)).length, await told(attended), await told(outside)]).toEqual([1, [], []]);
  });
});

it('Who goes out takes along what the law asks of them there', async () => {
  const files = [
    await file('BC', sought),
    await file('QC', sought),
    await file('ON', sought),
    await file('BC', sought, { assignmentType: 'field_visit' }),
  ];
  const { body } = await agent.call('GET', '/desk/field');
  const sheets = body.data as unknown as { fileId: string; law: string[] }[];
  expect(files.map((fileId) => sheets.find((sheet) => sheet.fileId === fileId)?.law)).toEqual([
    [
      'An adult who lives there has to be present where anything is taken out of a home.',
      'Not moved more than 100 km without written consent.',
    ],
    ['Seizures: Mon-Sat 07:00-21:00.'],
    [],
    [],
  ]);
});
