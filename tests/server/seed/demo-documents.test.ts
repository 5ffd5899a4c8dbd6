import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewsWanted } from '#contract/lifecycles/seizure-photos';
import type { AppContext } from '#server/request/context';
import { calendarOf } from '#server/seed/demo-bundle';
import { seedDemoDocuments } from '#server/seed/demo-documents';
import { seedDemo } from '#server/seed/demo-files';
import { seedDemoNetwork } from '#server/seed/demo';
import { openHost } from '../../support/host';

const now = new Date('2026-11-20T15:00:00.000Z');
let app: AppContext;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openHost();
  ({ app } = opened.host);
  ({ close } = opened);
  await app.db.transaction().execute(async (tx) => {
    await seedDemoNetwork(tx, now);
    await seedDemo(tx, { now, files: 200 });
    await seedDemoDocuments(tx, calendarOf(now));
  });
});
afterAll(() => close());

interface WentBack {
  readonly previousStatus: string;
  readonly papers: number;
  readonly late: number;
}

/** Of each file that was closed after one of these statuses: how many such documents came in, and how many too late. */
async function wentBack(type: string, origin: string, statuses: readonly string[]): Promise<WentBack[]> {
  const { rows } = await sql<WentBack>`
    select f."previousStatus", count(d._id)::integer papers, count(*) filter (where d."createdAt" > f."closedDate")::integer late
    from file f left join document d on f._id = any(d."fileIds") and d."documentType" = ${type}
      and d."originType" = ${origin} and d."scanStatus" = 'clean'
    where f.stage = 'close_out' and f."previousStatus" = any(${[...statuses]}::text[])
    group by f._id, f."previousStatus"`.execute(app.db);
  expect(new Set(rows.map(({ previousStatus }) => previousStatus))).toEqual(new Set(statuses));
  return rows;
}

const isAmiss = ({ papers, late }: WentBack): boolean => papers !== 1 || late > 0;

test('the demo’s units that went back were signed for before their files were closed', async () => {
  const statuses = ['redeemed', 'reinstated', 'returned_to_client'];
  const rows = await wentBack('release_authorization', 'agency_upload', statuses);
  expect(rows.filter(isAmiss)).toEqual([]);
});

test('the demo’s contracts that stand again do by the letters of their lenders', async () => {
  const rows = await wentBack('reinstatement_letter', 'client_upload', ['reinstated']);
  expect(rows.filter(isAmiss)).toEqual([]);
});

test('what the demo sighted is shown by a photo of who saw it', async () => {
  const { rows } = await sql<{ shown: number }>`
    select count(d._id)::integer shown from file f join attempt a on a."fileId" = f._id and a.outcome = 'sighted'
    left join document d on d._id = any(a.photos) and d."documentType" = 'attempt_photo' and d."createdBy" = a."agentUserId"
      and d."createdAt" = a.at and f._id = any(d."fileIds")
    where f.status = 'asset_sighted' or f."previousStatus" = 'asset_sighted' group by f._id`.execute(app.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ shown }) => shown !== 1)).toEqual([]);
});

test('what the demo secured was photographed from every side, on the day that its file says, closed or not', async () => {
  const { rows } = await sql<{
    ref: string;
    assetType: never;
    views: string[];
    days: number;
    isSaid: boolean;
  }>`
    select f.ref, f."assetType", array_agg(d."photoSlot") views, count(distinct d."createdAt")::integer days,
      bool_and((d."createdAt" at time zone 'America/Toronto')::date::text = f.checks ->> 'photosComplete') "isSaid"
    from file f left join document d on f._id = any(d."fileIds") and d."documentType" = 'seizure_photo'
      and d."scanStatus" = 'clean' and d."mimeType" = 'image/png'
    where f.checks ->> 'photosComplete' is not null or f.status = 'secured_complete'
      or f.stage in ('notice_period', 'remarketing', 'settlement') group by f._id`.execute(app.db);
  expect(rows.length).toBeGreaterThan(20);
  const isAmiss = ({ assetType, views, days, isSaid }: (typeof rows)[number]): boolean =>
    days !== 1 || !isSaid || !viewsWanted(assetType, null).every((view) => views.includes(view));
  expect(rows.filter(isAmiss)).toEqual([]);
});

test('an open file of the demo has the contract and the order that it says lie on it, from that day', async () => {
  const { rows } = await sql<{ ref: string; lacks: string[] }>`
    select f.ref, array_remove(array_agg(case when not exists (select from document d where f._id = any(d."fileIds")
      and d."documentType" = any(said.types) and d."scanStatus" = 'clean' and d."originType" = 'client_upload'
      and (d."createdAt" at time zone 'America/Toronto')::date::text = f.checks ->> said.field) then said.field end), null) lacks
    from file f join (values ('contractOnFile', array['security_agreement', 'lease_agreement']),
      ('authorizationOnFile', array['repossession_authorization'])) said (field, types) on f.checks ->> said.field is not null
    where not f.closed group by f._id`.execute(app.db);
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter(({ lacks }) => lacks.length > 0)).toEqual([]);
});

test('nobody reports on the condition of a unit of the demo that was not photographed', async () => {
  const { rows } = await sql<{ ref: string; isSecured: boolean }>`
    select f.ref, coalesce(f.checks ->> 'photosComplete' <= (d."createdAt" at time zone 'America/Toronto')::date::text, false) "isSecured"
    from document d join file f on f._id = any(d."fileIds") where d."documentType" = 'condition_report'`.execute(
    app.db,
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ isSecured }) => !isSecured)).toEqual([]);
});
