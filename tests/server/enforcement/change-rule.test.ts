import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { jobEnded } from '../../support/job';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { addDocument } from '../../support/document-row';

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
  readonly changedAt: string | null;
}

const rulesOf = async (province: string, asOf = '2026-11-20'): Promise<readonly RuleRow[]> =>
  (await supervisor.call('GET', `/provinceTax/${province}?asOf=${asOf}`)).body.enforcementRules as never;
const ruleOf = async (province: string, key: string, asOf?: string): Promise<RuleRow> =>
  (await rulesOf(province, asOf)).find((rule) => rule.key === key) as RuleRow;

/** A held file whose debtor was handed notices; that of disposition on 5 October 2026, a Monday, unless it is said otherwise. */
async function served(
  state: string,
  notices: readonly (readonly [kind: string, day: string])[] = [['disposition', '2026-10-05']],
): Promise<string> {
  const { _id: fileId } = await placeFile(supervisor, {
    ...{ assignmentDate: '2026-09-01T14:00:00Z', contractType: 'secured_loan', state },
  });
  const party = { fileId, relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Sample' };
  const debtor = await supervisor.call('POST', '/relatedParty/', party);
  await sql`update file set stage = 'notice_period', status = 'notice_pending',
    recovery = '{"securedDate": "2026-10-01"}' where _id = ${fileId}::uuid`.execute(host.app.db);
  for (const [noticeKind, servedDate] of notices) {
    const { status } = await supervisor.call('POST', '/desk/file/recordService', {
      ...{ fileId, noticeKind, method: 'personal', servedDate, relatedPartyIds: [debtor.body._id] },
      documentId: await addDocument(host, [fileId], { documentType: 'proof_of_service' }),
    });
    expect(status).toBe(200);
  }
  return fileId;
}

const fileOf = async (fileId: string) => (await supervisor.call('GET', `/file/${fileId}`)).body;
const saleOf = async (fileId: string): Promise<unknown> =>
  ((await fileOf(fileId)) as { notice?: { earliestSaleDate?: string } | null }).notice?.earliestSaleDate;

const said = {
  ...{ confidence: 'V', sourceTitle: 'PPSA, as amended', verifiedOn: '2026-11-19' },
  note: 'Read by counsel',
  reason: 'The Act was amended this session.',
};

describe('a rule that an administrator changes', () => {
  it('says first which open files would move, from which day to which, and changes nothing', async () => {
    const [here, elsewhere] = [await served('NB'), await served('NS')];
    const rule = await ruleOf('NB', 'disposition_notice_days');
    const asked = { ...said, ruleId: rule._id, effectiveFrom: rule.effectiveFrom, value: 30 };
    const { status, body } = await administrator.call('POST', '/desk/provinceTax/previewRule', asked);
    const { ref } = await fileOf(here);
    expect([status, body.moved]).toEqual([200, 1]);
    // Twenty clear days end on Sunday the 25th; thirty on Wednesday 4 November.
    expect(body.files).toEqual([
      { fileId: here, ref, clock: 'disposition', before: '2026-10-26', after: '2026-11-05' },
    ]);
    expect([await saleOf(here), await saleOf(elsewhere)]).toEqual(['2026-10-26', '2026-10-26']);
    expect((await ruleOf('NB', 'disposition_notice_days')).value).toBe(20);
  });

  it('moves the clocks of the files concerned in a job, each told in its history, and no other', async () => {
    const [here, elsewhere] = [await served('MB'), await served('SK')];
    const rule = await ruleOf('MB', 'disposition_notice_days');
    const asked = { ...said, ruleId: rule._id, effectiveFrom: rule.effectiveFrom, value: 30 };
    const { status, body } = await administrator.call('POST', '/desk/provinceTax/changeRule', asked);
    expect([status, body.ruleId]).toEqual([202, rule._id]);
    const job = await jobEnded(administrator, String(body.jobId));
    expect([job.status, job.counts.updated, job.done]).toEqual(['done', 1, job.total]);
    expect([await saleOf(here), await saleOf(elsewhere)]).toEqual(['2026-11-05', '2026-10-26']);
    expect((await fileOf(here)).nextDeadline).toBe('2026-11-05');
    const history = await supervisor.call('GET', `/history/list/${here}`);
    const [latest] = history.body.data as never as { updatedFields: string[]; source: string }[];
    expect(latest?.updatedFields).toEqual(expect.arrayContaining(['notice', 'nextDeadline']));
    expect(await ruleOf('MB', 'disposition_notice_days')).toMatchObject({
      ...{ value: 30, confidence: 'V', note: 'Read by counsel' },
      changedAt: '2026-11-20T15:00:00.000Z',
    });
    const { rows } = await sql<object>`select before->'value' before, after->'value' after from "ruleChange"
      where "ruleId" = ${rule._id}::uuid`.execute(host.app.db);
    expect(rows).toEqual([{ before: 20, after: 30 }]);
  });

  it('leaves what ran before its day as it was, and ends the day before', async () => {
    const here = await served('PE');
    const rule = await ruleOf('PE', 'disposition_notice_days');
    const asked = { ...said, ruleId: rule._id, effectiveFrom: '2026-10-06', value: 45 };
    const preview = await administrator.call('POST', '/desk/provinceTax/previewRule', asked);
    expect(preview.body.moved).toBe(0);
    const { body } = await administrator.call('POST', '/desk/provinceTax/changeRule', asked);
    expect((await jobEnded(administrator, String(body.jobId))).counts.updated).toBe(0);
    expect(await saleOf(here)).toBe('2026-10-26');
    expect(await ruleOf('PE', 'disposition_notice_days', '2026-10-05')).toMatchObject({
      ...{ _id: rule._id, value: 20, effectiveTo: '2026-10-05' },
    });
    expect(await ruleOf('PE', 'disposition_notice_days')).toMatchObject({ _id: body.ruleId, value: 45 });
    const again = await administrator.call('POST', '/desk/provinceTax/changeRule', asked);
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  });

  it.each([
    [{ value: 2.5 }, 'value'],
    [{ value: 'twenty' }, 'value'],
    [{ value: true }, 'value'],
    [{ value: -1 }, 'value'],
    [{ effectiveFrom: '1999-12-31' }, 'effectiveFrom'],
    [{ verifiedOn: '2027-01-01' }, 'verifiedOn'],
    [{ sourceTitle: null }, 'sourceTitle'],
    [{ confidence: 'sure' }, 'confidence'],
  ])('is refused %j, by name', async (wrong, field) => {
    const rule = await ruleOf('NL', 'disposition_notice_days');
    const asked = { ...said, ruleId: rule._id, effectiveFrom: '2026-11-20', value: 25, ...wrong };
    for (const call of ['previewRule', 'changeRule']) {
      const { status, body } = await administrator.call('POST', `/desk/provinceTax/${call}`, asked);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('is nobody else’s to change', async () => {
    const rule = await ruleOf('NL', 'disposition_notice_days');
    const asked = { ...said, ruleId: rule._id, effectiveFrom: '2026-11-20', value: 25 };
    for (const call of ['previewRule', 'changeRule'])
      expect((await supervisor.call('POST', `/desk/provinceTax/${call}`, asked)).status).toBe(403);
  });
});

describe('a day that passes', () => {
  it('ends an objection that nobody raised with its reminder, and puts the next deadline in its place', async () => {
    // Fifteen days from 10 November to object; twenty clear days from the 20th end on 10 December.
    const fileId = await served('AB', [
      ['seizure', '2026-11-10'],
      ['disposition', '2026-11-20'],
    ]);
    const stands = async (): Promise<object> => {
      const { rows } = await sql<object>`select "nextDeadline", "nextDeadlineKind",
        (select jsonb_object_agg(title->'with'->>'clock', status) from reminder
          where "fileId" = ${fileId}::uuid and title->>'key' = 'files.clockEnds') reminders
        from file where _id = ${fileId}::uuid`.execute(host.app.db);
      return rows[0] as object;
    };
    const before = {
      ...{ nextDeadline: '2026-11-25', nextDeadlineKind: 'objection' },
      reminders: { objection: 'open', disposition: 'open' },
    };
    expect(await stands()).toEqual(before);
    host.passes(5 * 24 * 3600);
    await sweep(host.app);
    expect(await stands()).toEqual(before);
    host.passes(24 * 3600);
    await sweep(host.app);
    expect(await stands()).toEqual({
      ...{ nextDeadline: '2026-12-11', nextDeadlineKind: 'disposition' },
      reminders: { disposition: 'open', objection: 'cancelled' },
    });
  });
});
