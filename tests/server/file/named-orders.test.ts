import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload } from '../../support/documents';
import type { TestHost } from '../../support/host';
import { placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { openProving, record } from '../../support/proving';
import type { Proving } from '../../support/proving';

let host: TestHost;
let house: Proving;
let supervisor: Person;
let client: Person;

beforeAll(async () => {
  house = await openProving();
  ({ host, supervisor } = house);
  client = await signIn(host, 'lender_supervisor');
});
afterAll(() => house.close());

const whole = {
  courtName: 'Cour du Québec',
  courtFileNumber: '200-22-001234-269',
  orderDate: '2026-11-02',
  orderPermits: ['seizure'],
};

const bring = (fileId: string, named: object = {}, by = supervisor): Promise<string> =>
  house.bring(fileId, { documentType: 'court_order', ...named }, by);
const prove = (fileId: string, proof: string, documentId: string, facts: object) =>
  record(supervisor, fileId, proof, documentId, facts);
const applied = { courtName: 'Cour du Québec', courtFileNumber: '200-22-001300-260' };
const move = async (fileId: string, status: string, said: object = {}) =>
  expect([
    status,
    (
      await supervisor.call('PATCH', '/file/', {
        _id: fileId,
        status,
        statusReason: 'As counsel says',
        ...said,
      })
    ).status,
  ]).toEqual([status, 200]);
/** A file whose application a court hears, filed on a day. */
async function fileInCourt(): Promise<string> {
  const fileId = await placeFile(supervisor);
  await move(fileId, 'legal_review');
  await move(fileId, 'court_order_required');
  await move(fileId, 'court_filed', { courtApplication: { ...applied, filedOn: '2026-11-02' } });
  return fileId;
}
/** What keeps such a file from "order granted". */
async function shut(fileId: string): Promise<unknown> {
  const { body } = await supervisor.call('GET', `/file/${fileId}`);
  const { moves } = body as unknown as { readonly moves: readonly { status: string; reasons: unknown }[] };
  return moves.find(({ status }) => status === 'court_granted')?.reasons;
}
const gate = [{ code: 'GATE', gate: 'court_order_on_file' }];
const dispensed = { notice: { waivedReason: 'The court dispensed with the notice' } };

describe('An order of a court', () => {
  it.each([
    ['nothing', {}],
    ['no court', { ...whole, courtName: undefined }],
    ['no number', { ...whole, courtFileNumber: undefined }],
    ['no day', { ...whole, orderDate: undefined }],
    ['nothing that it permits', { ...whole, orderPermits: [] }],
  ])('that says %s opens no gate and proves nothing', async (_, named) => {
    const fileId = await fileInCourt();
    const said = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
    const documentId = await bring(fileId, said);
    expect(await shut(fileId)).toEqual(gate);
    const { status, body } = await prove(fileId, 'authorization', documentId, {
      checks: { authorizationOnFile: '2026-11-02' },
    });
    expect([status, body.errors]).toEqual([
      422,
      {
        documentId:
          'This order has to be named first: its court, the court file number, its day, and what it permits.',
      },
    ]);
  });

  it('counts from the moment at which it is named: by the client that brings it, or later by the desk', async () => {
    const fileId = await fileInCourt();
    const documentId = await bring(fileId, {}, client);
    expect(await shut(fileId)).toEqual(gate);
    expect((await supervisor.call('PATCH', '/document/', { _id: documentId, ...whole })).status).toBe(200);
    expect(await shut(fileId)).toEqual([]);
    await move(fileId, 'court_granted');
    const other = await fileInCourt();
    await bring(other, whole, client);
    expect(await shut(other)).toEqual([]);
  });

  it('proves what it permits, and nothing else', async () => {
    const fileId = await placeFile(supervisor);
    const seizing = await bring(fileId, whole);
    const { status, body } = await prove(fileId, 'notice_waiver', seizing, dispensed);
    expect([status, body.errors]).toEqual([
      422,
      {
        documentId: 'This order does not say that it permits this: “without_notice”.',
      },
    ]);
    const dispensing = await bring(fileId, { ...whole, orderPermits: ['without_notice'] });
    expect((await prove(fileId, 'notice_waiver', dispensing, dispensed)).status).toBe(200);
  });

  it('that denies what was asked says so, opens nothing, and permits nothing else', async () => {
    const fileId = await fileInCourt();
    const documentId = await bring(fileId, { ...whole, orderPermits: ['none'] });
    expect(await shut(fileId)).toEqual(gate);
    const both = { _id: documentId, orderPermits: ['none', 'seizure'] };
    const { status, body } = await supervisor.call('PATCH', '/document/', both);
    expect([status, body.errors]).toEqual([
      422,
      { orderPermits: 'An order that permits nothing permits nothing else.' },
    ]);
    const sent = { documentType: 'court_order', ...whole, orderPermits: JSON.stringify(['seizure', 'none']) };
    expect((await upload(host, supervisor, fileId, sent)).status).toBe(422);
  });

  it('counts until a later one of the same court file, however its number is written', async () => {
    const fileId = await fileInCourt();
    const seizing = await bring(fileId, whole);
    expect(await shut(fileId)).toEqual([]);
    // What was ordered before it ends nothing, nor does what is ordered in another matter.
    await bring(fileId, { ...whole, orderDate: '2026-10-30', orderPermits: ['none'] });
    const other = { ...whole, courtFileNumber: '200-22-001300-260' };
    await bring(fileId, { ...other, orderDate: '2026-11-12', orderPermits: ['none'] });
    expect(await shut(fileId)).toEqual([]);
    const later = { courtFileNumber: '200 22 001234 269', orderDate: '2026-11-12', orderPermits: ['none'] };
    await bring(fileId, { ...whole, ...later });
    expect(await shut(fileId)).toEqual(gate);
    const { status, body } = await prove(fileId, 'authorization', seizing, {
      checks: { authorizationOnFile: '2026-11-02' },
    });
    expect([status, body.errors]).toEqual([
      422,
      { documentId: 'A later order of the same court file stands instead: of 2026-11-12.' },
    ]);
  });

  it('of the day of another counts instead of it, where it came in last', async () => {
    const fileId = await fileInCourt();
    await bring(fileId, { ...whole, orderPermits: ['none'] });
    expect(await shut(fileId)).toEqual(gate);
    await bring(fileId, whole);
    expect(await shut(fileId)).toEqual([]);
  });

  it('that releases an asset from an insolvency says so; that somebody is bankrupt any order shows', async () => {
    const fileId = await placeFile(supervisor);
    const seizing = await bring(fileId, whole);
    const found = (insolvencyStatus: string) => ({
      checks: { insolvencyCheckDone: '2026-11-02' },
      ...{ insolvencyStatus, estateNumber: '31-2' },
    });
    expect((await prove(fileId, 'insolvency_search', seizing, found('bankruptcy'))).status).toBe(200);
    expect((await prove(fileId, 'insolvency_search', seizing, found('discharged'))).status).toBe(422);
    const lifting = await bring(fileId, { ...whole, orderPermits: ['stay_lifted'] });
    expect((await prove(fileId, 'insolvency_search', lifting, found('discharged'))).status).toBe(200);
  });

  /** Gates that keep a file where it is from one of the statuses it could go to, as it stands on the road. */
  async function keeping(fileId: string, stage: string, status: string): Promise<string[]> {
    await sql`update file set stage = ${stage}, status = ${status}, hold = false where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    const { body } = await supervisor.call('GET', `/file/${fileId}`);
    const { moves } = body as unknown as {
      readonly moves: readonly { reasons: readonly { gate?: string }[] }[];
    };
    return moves.flatMap(({ reasons }) => reasons.flatMap(({ gate }) => gate ?? []));
  }
  const ended = { ...whole, orderDate: '2026-11-12', orderPermits: ['none'] };

  it.each([
    [
      'authorization',
      ['seizure'],
      { checks: { authorizationOnFile: '2026-11-02' } },
      ['intake', 'pre_seizure_checks', 'authorization_on_file'],
    ],
    ['notice_waiver', ['without_notice'], dispensed, ['secured', 'secured_complete', 'notice_not_required']],
    [
      'insolvency_search',
      ['stay_lifted'],
      { checks: { insolvencyCheckDone: '2026-11-18' }, insolvencyStatus: 'discharged', estateNumber: '31-2' },
      ['intake', 'ready_to_assign', 'no_insolvency_stay'],
    ],
  ] as const)(
    'that a later one ended takes with it what it gave leave for: %s',
    async (proof, permits, facts, [stage, status, gate]) => {
      const fileId = await placeFile(supervisor);
      const orderPermits = [...permits];
      const leave = await bring(fileId, { ...whole, orderPermits });
      expect((await prove(fileId, proof, leave, facts)).status).toBe(200);
      expect(await keeping(fileId, stage, status)).not.toContain(gate);
      await bring(fileId, ended);
      expect(await keeping(fileId, stage, status)).toContain(gate);
      // Leave that a court gives anew is leave, as it is where another court file has it.
      const anew = { ...whole, courtFileNumber: '200-22-001300-260', orderDate: '2026-11-13' };
      await bring(fileId, { ...anew, orderPermits });
      expect(await keeping(fileId, stage, status)).not.toContain(gate);
    },
  );

  it('that a later one ended lets no day be planned for a sale any more on which the law has none', async () => {
    const fileId = await placeFile(supervisor);
    const leave = await bring(fileId, { ...whole, orderPermits: ['without_notice'] });
    expect((await prove(fileId, 'notice_waiver', leave, dispensed)).status).toBe(200);
    await sql`update file set notice = notice || '{"earliestSaleDate": "2026-12-31"}' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    const plan = (saleDate: string) =>
      supervisor.call('PATCH', '/file/', { _id: fileId, remarketing: { saleDate } });
    expect((await plan('2026-12-10')).status).toBe(200);
    await bring(fileId, ended);
    expect(await plan('2026-12-11')).toMatchObject({
      status: 422,
      body: { errors: { 'remarketing.saleDate': expect.anything() } },
    });
  });

  it('that a later one ended leaves what it merely shows, and shows it still', async () => {
    const [known, unknown] = [await placeFile(supervisor), await placeFile(supervisor)];
    const bankrupt = {
      checks: { insolvencyCheckDone: '2026-11-18' },
      ...{ insolvencyStatus: 'bankruptcy', estateNumber: '31-2' },
    };
    const first = await bring(known, whole);
    expect((await prove(known, 'insolvency_search', first, bankrupt)).status).toBe(200);
    await bring(known, ended);
    const { body: file } = await supervisor.call('GET', `/file/${known}`);
    expect([file.insolvencyStatus, file.estateNumber]).toEqual(['bankruptcy', '31-2']);
    const late = await bring(unknown, whole);
    await bring(unknown, ended);
    expect((await prove(unknown, 'insolvency_search', late, bankrupt)).body).toMatchObject({
      insolvencyStatus: 'bankruptcy',
    });
  });

  it('that something rests on keeps its name', async () => {
    const fileId = await placeFile(supervisor);
    const documentId = await bring(fileId, { ...whole, orderPermits: ['without_notice'] });
    expect((await prove(fileId, 'notice_waiver', documentId, dispensed)).status).toBe(200);
    for (const change of [{ orderPermits: ['seizure'] }, { courtFileNumber: '1' }, { documentType: 'other' }])
      expect((await supervisor.call('PATCH', '/document/', { _id: documentId, ...change })).status).toBe(409);
    expect((await supervisor.call('PATCH', '/document/', { _id: documentId, title: 'Order' })).status).toBe(
      200,
    );
  });

  it('is asked of a court by name: where, under which number, and when', async () => {
    const fileId = await placeFile(supervisor);
    await move(fileId, 'legal_review');
    await move(fileId, 'court_order_required');
    const { status, body } = await supervisor.call('PATCH', '/file/', { _id: fileId, status: 'court_filed' });
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
      409,
      ['courtApplication.courtFileNumber', 'courtApplication.courtName', 'courtApplication.filedOn'],
    ]);
    const courtApplication = { ...applied, filedOn: '2026-11-02', hearingDate: '2026-12-04' };
    await move(fileId, 'court_filed', { courtApplication });
    const { body: file } = await supervisor.call('GET', `/file/${fileId}`);
    expect(file.statusDue).toBe('2026-12-05T04:59:59.000Z');
  });
});
