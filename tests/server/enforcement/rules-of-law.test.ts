import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { jobEnded } from '../../support/job';
import { userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { clear, pay } from '../../support/paying';
import { placeFile } from '../../support/place-file';

let host: TestHost;
let close: () => Promise<void>;
let [administrator, supervisor]: [Person, Person] = [undefined as never, undefined as never];

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  [administrator, supervisor] = [await signIn(host, 'administrator'), await signIn(host, 'supervisor')];
});
afterAll(() => close());

interface RuleRow {
  readonly _id: string;
  readonly key: string;
  readonly value: unknown;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/** The day is Friday 20 November 2026. */
const rulesOf = async (province: string, key: string, asOf = '2026-11-20'): Promise<readonly RuleRow[]> =>
  (
    (await supervisor.call('GET', `/provinceTax/${province}?asOf=${asOf}`)).body
      .enforcementRules as never as readonly RuleRow[]
  ).filter((rule) => rule.key === key);
const ask = (call: string, body: object): Promise<Reply> =>
  administrator.call('POST', `/desk/provinceTax/${call}`, body);
const said = {
  ...{ confidence: 'V', sourceTitle: 'The Act, as amended', verifiedOn: '2026-11-19' },
  reason: 'The Act was amended this session.',
};
const paid = { amountPaid: '7000.00', totalAmountSecured: '10000.00', debtorType: 'consumer' };
const place = (state: string, over: object = {}) =>
  placeFile(supervisor, { ...paid, contractType: 'secured_loan', state, ...over });
const claims = async (fileId: string): Promise<unknown> =>
  (await supervisor.call('GET', `/file/${fileId}`)).body.deficiencyAllowed;

describe('what a changed rule does, told beforehand', () => {
  it('names the gates that would open or shut, and changes none', async () => {
    const file = await place('BC');
    const [rule] = await rulesOf('BC', 'consumer_paid_threshold');
    const asked = { ...said, ruleId: rule?._id, effectiveFrom: '2026-11-20', value: 0.75 };
    const { status, body } = await ask('previewRule', asked);
    expect([status, body.gated]).toEqual([200, 1]);
    expect(body.gates).toEqual([
      { fileId: file._id, ref: file.ref, gate: 'consumer_paid_threshold', opens: true },
    ]);
    expect((await rulesOf('BC', 'consumer_paid_threshold'))[0]?.value).toBe(rule?.value);
    // A rule that only warns stops nobody: less sure, it opens the gate as well.
    const unsure = { ...asked, value: rule?.value, confidence: 'C' };
    expect((await ask('previewRule', unsure)).body.gates).toEqual(body.gates);
  });

  it('says whose shortfall might be claimed, and by the changed rule it is', async () => {
    const file = await place('AB');
    const [settled] = [
      await place('AB', { deficiencyAllowed: false, deficiencyReason: 'Agreed in writing' }),
    ];
    const [rule] = (await rulesOf('AB', 'deficiency_allowed')).filter(({ value }) => value === false);
    expect(await claims(file._id)).toBe(false);
    const asked = { ...said, ruleId: rule?._id, effectiveFrom: '2026-11-20', value: true };
    const { body } = await ask('previewRule', asked);
    expect([body.claimed, body.shortfalls]).toEqual([
      1,
      [{ fileId: file._id, ref: file.ref, before: false, after: true }],
    ]);
    const changed = await ask('changeRule', asked);
    await jobEnded(administrator, String(changed.body.jobId));
    expect([await claims(file._id), await claims(settled?._id ?? '')]).toEqual([true, false]);
  });
});

it('names whose contract its arrears reinstate no more where the law gives no right to it, and none is then', async () => {
  const file = await place('SK');
  const accountant = await signIn(host, 'accountant');
  const arrears = { paymentType: 'arrears', isTrust: true, amount: '812.40' };
  const { body: came } = await pay(accountant, file._id, arrears);
  expect((await clear(supervisor, came._id)).status).toBe(200);
  await sql`update file set stage = 'notice_period', status = 'redemption_quoted' where _id = ${file._id}::uuid`.execute(
    host.app.db,
  );
  const [rule] = await rulesOf('SK', 'reinstatement_right');
  const ruled = { ...said, ruleId: rule?._id, effectiveFrom: '2026-11-20', value: false };
  expect((await ask('previewRule', ruled)).body.gates).toEqual([
    { fileId: file._id, ref: file.ref, gate: 'reinstatement_confirmed', opens: false },
  ]);
  const changed = await ask('changeRule', ruled);
  await jobEnded(administrator, String(changed.body.jobId));
  const { status, body } = await supervisor.call('PATCH', '/file/', { _id: file._id, status: 'reinstated' });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([409, ['reinstatement_confirmed']]);
});

describe('a rule of law', () => {
  const leave = {
    ...{ key: 'consumer_paid_threshold', province: 'NU', debtorType: 'consumer', value: 0.5 },
    ...{ effectiveFrom: '2026-11-01', ...said },
  };

  it('is added from a day on, once it was shown which gates it shuts; not twice for the same', async () => {
    const file = await place('NU');
    const before = await rulesOf('NU', 'consumer_paid_threshold');
    const dry = await ask('addRule', { ...leave, dryRun: true });
    expect([dry.status, dry.body.gates]).toEqual([
      200,
      [{ fileId: file._id, ref: file.ref, gate: 'consumer_paid_threshold', opens: false }],
    ]);
    expect(await rulesOf('NU', 'consumer_paid_threshold')).toEqual(before);
    const { status, body } = await ask('addRule', leave);
    expect(status).toBe(202);
    expect((await jobEnded(administrator, String(body.jobId))).status).toBe('done');
    expect(await rulesOf('NU', 'consumer_paid_threshold')).toMatchObject([
      { _id: body.ruleId, value: 0.5, effectiveFrom: '2026-11-01', effectiveTo: null },
    ]);
    expect(
      (await rulesOf('NU', 'consumer_paid_threshold', '2026-10-31')).map(({ _id }) => _id),
    ).not.toContain(body.ruleId);
    const again = await ask('addRule', leave);
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
    // For others, or when the first is over, there is no conflict.
    const leases = { ...leave, contractTypes: ['consumer_lease'], dryRun: true };
    expect((await ask('addRule', leases)).status).toBe(200);
  });

  it.each([
    [{ key: 'snow_days' }, 'key'],
    [{ value: 'half' }, 'value'],
    [{ value: 1.5 }, 'value'],
    [{ effectiveTo: '2026-10-31' }, 'effectiveTo'],
    [{ reason: 'short' }, 'reason'],
    [{ sourceTitle: null }, 'sourceTitle'],
    [{ debtorType: 'cat' }, 'debtorType'],
  ])('is not added %j, by name', async (wrong, field) => {
    for (const dryRun of [true, false]) {
      const { status, body } = await ask('addRule', { ...leave, province: 'YT', ...wrong, dryRun });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('ends on a day, which is shown first; who changed it, when and why is told of it', async () => {
    const file = await place('PE', { amountPaid: '9000.00' });
    const added = await ask('addRule', { ...leave, province: 'PE' });
    const ruleId = String(added.body.ruleId);
    const end = { ruleId, effectiveTo: '2026-11-19', reason: 'It was repealed by the next Act.' };
    const dry = await ask('endRule', { ...end, dryRun: true });
    expect([dry.status, dry.body.gates]).toEqual([
      200,
      [{ fileId: file._id, ref: file.ref, gate: 'consumer_paid_threshold', opens: true }],
    ]);
    const { status, body } = await ask('endRule', end);
    expect(status).toBe(202);
    await jobEnded(administrator, String(body.jobId));
    const held = async (day: string) =>
      (await rulesOf('PE', 'consumer_paid_threshold', day)).some(({ _id }) => _id === ruleId);
    expect([await held('2026-11-19'), await held('2026-11-20')]).toEqual([true, false]);
    const told = await supervisor.call('GET', `/desk/provinceTax/ruleVersions?ruleId=${ruleId}`);
    expect(told.body.versions).toMatchObject([{ _id: ruleId, value: 0.5, effectiveTo: '2026-11-19' }]);
    expect(told.body.changes).toMatchObject([
      {
        ...{ userId: userId('administrator'), reason: 'It was repealed by the next Act.' },
        ...{ before: { effectiveTo: null }, after: { effectiveTo: '2026-11-19' } },
      },
      { reason: said.reason, before: null, after: { value: 0.5 } },
    ]);
    const early = await ask('endRule', { ...end, effectiveTo: '2026-10-01' });
    expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([422, ['effectiveTo']]);
  });

  it('is nobody else’s to add or to end; what it said is everybody’s to read', async () => {
    const [rule] = await rulesOf('BC', 'consumer_paid_threshold');
    for (const who of ['supervisor', 'accountant', 'lender_supervisor', 'vendor_manager']) {
      const person = await signIn(host, who);
      const end = { ruleId: rule?._id, effectiveTo: '2026-11-19', reason: said.reason };
      for (const [call, body] of [
        ['addRule', leave],
        ['endRule', end],
      ] as const)
        expect([who, call, (await person.call('POST', `/desk/provinceTax/${call}`, body)).status]).toEqual([
          who,
          call,
          403,
        ]);
      const read = await person.call('GET', `/desk/provinceTax/ruleVersions?ruleId=${rule?._id}`);
      expect(read.status).toBe(200);
    }
  });

  it('names who changed it to nobody who may not know of them', async () => {
    const [rule] = await rulesOf('BC', 'consumer_paid_threshold');
    const over = { ...said, ruleId: rule?._id, effectiveFrom: '2026-12-01', value: 0.7 };
    const changed = await ask('changeRule', over);
    expect([changed.status, changed.body.errors]).toEqual([202, undefined]);
    await jobEnded(administrator, String(changed.body.jobId));
    const told = async (who: string) => {
      const person = await signIn(host, who);
      const { body } = await person.call('GET', `/desk/provinceTax/ruleVersions?ruleId=${rule?._id}`);
      const [last] = body.changes as unknown as { userId: string | null; reason: string }[];
      return [last?.userId, last?.reason];
    };
    expect(await told('supervisor')).toEqual([userId('administrator'), said.reason]);
    // Another agency shares no file with this one.
    expect(await told('partner')).toEqual([null, said.reason]);
  });
});
