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
    await seedDemo(tx, { now, files: 500, notesPerFile: 1 });
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

test('the demo’s units that were returned to their clients were, in Québec too, where no notice follows the taking', async () => {
  const { rows } = await sql<{ state: string; papers: number; late: number }>`
    select f.state, count(d._id)::integer papers, count(*) filter (where d."createdAt" > f."closedDate")::integer late
    from file f left join document d on f._id = any(d."fileIds") and d."documentType" = 'release_authorization'
      and d."originType" = 'agency_upload' and d."scanStatus" = 'clean'
    where f.closed and f."closingReason" = 'recovered_returned_to_client' group by f._id, f.state`.execute(
    app.db,
  );
  expect(rows.filter(({ state }) => state === 'QC').length).toBeGreaterThan(0);
  expect(rows.filter(({ papers, late }) => papers !== 1 || late > 0)).toEqual([]);
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

test('what the demo secured was photographed and described once it was taken, and before its file says that both are in', async () => {
  const { rows } = await sql<{ ref: string; documentType: string; isSo: boolean }>`
    select f.ref, d."documentType", coalesce(d."createdAt" >= (f.recovery ->> 'onHookAt')::timestamptz, true)
      and coalesce(d."createdAt" <= (select max(h.at) from history h where h."fileId" = f._id
        and h.changes @> '[{"field":"status","after":"secured_complete"}]'), true) "isSo"
    from document d join file f on f._id = any(d."fileIds")
    where d."documentType" in ('seizure_photo', 'condition_report')`.execute(app.db);
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter(({ isSo }) => !isSo).slice(0, 12)).toEqual([]);
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

/** By hand: what a paper that proves a fact is, and from whom it may come. */
const proving: Readonly<Record<string, readonly [types: readonly string[], origins: readonly string[]]>> = {
  insolvency_search: [['insolvency_search', 'trustee_letter'], ['agency_upload']],
  inventory: [['personal_effects_inventory'], ['agency_upload', 'vendor_upload']],
  objection: [['notice_of_objection'], ['agency_upload']],
  redemption_quote: [['redemption_statement'], ['agency_upload']],
  redemption_paid: [['receipt'], ['client_upload']],
  service: [['proof_of_service'], ['agency_upload']],
};

test('each paper that a file of the demo goes by lies on it, is what proves that, and came when it says', async () => {
  const { rows } = await sql<{
    ref: string;
    said: string;
    documentType: string | null;
    originType: string;
    isThen: boolean;
  }>`
    select f.ref, s.said, d."documentType", d."originType", d."createdAt" = s.at "isThen"
    from file f
    cross join lateral (
      select p ->> 'proof' said, (p ->> 'documentId')::uuid id, (p ->> 'at')::timestamptz at from jsonb_array_elements(f.proofs) p
      union all select 'service', (v ->> 'documentId')::uuid, (v ->> 'at')::timestamptz from jsonb_array_elements(f.services) v
    ) s
    left join document d on d._id = s.id and f._id = any(d."fileIds") and d."scanStatus" = 'clean'
    where s.id is not null order by f.ref, s.said`.execute(app.db);
  const isAmiss = ({ said, documentType, originType, isThen }: (typeof rows)[number]): boolean => {
    const [types = [], origins = []] = proving[said] ?? [];
    return !isThen || !types.includes(String(documentType)) || !origins.includes(originType);
  };
  expect(rows.filter(isAmiss)).toEqual([]);
  expect([...new Set(rows.map(({ said }) => said))].sort()).toEqual(Object.keys(proving).sort());
  expect(rows.length).toBeGreaterThan(100);
});

test('the notice that runs in Québec lies on its file of the demo as it was registered, on the day of its service or later', async () => {
  const { rows } = await sql<{ ref: string; isThere: boolean }>`
    select f.ref, exists (select from document d where f._id = any(d."fileIds") and d."documentType" = 'qc_prior_notice'
      and (d."createdAt" at time zone 'America/Toronto')::date::text = v ->> 'rdprmDate') "isThere"
    from file f cross join lateral jsonb_array_elements(f.services) v
    where v ->> 'rdprmDate' is not null and not f.closed`.execute(app.db);
  expect(rows.filter(({ isThere }) => !isThere)).toEqual([]);
  expect(rows.length).toBeGreaterThan(3);
});

test('who keeps a unit of the demo for its lender has signed for it, and what was closed as sold has the statement of its sale or says of no paper', async () => {
  const { rows } = await sql<{ status: string; isNamed: boolean; isThere: boolean }>`
    select f.status, f.checks ->> 'photosComplete' is not null "isNamed", exists (select from document d where f._id = any(d."fileIds")
      and d."documentType" = case when f.closed then 'sale_statement' else 'bailees_undertaking' end) "isThere"
    from file f where f.status = 'bailee_undertaking' or (f.status = 'closed' and f."closingReason" = 'recovered_sold')`.execute(
    app.db,
  );
  expect(rows.filter(({ status, isNamed, isThere }) => isThere !== (status !== 'closed' || isNamed))).toEqual(
    [],
  );
  expect(rows.filter(({ isThere }) => isThere).length).toBeGreaterThan(0);
});

test('a document of a file of the demo is titled in the tongue of the house that put it there, by somebody of that house', async () => {
  const { rows } = await sql<{ title: string; language: string; isOwn: boolean }>`
    select d.title, c.language, u."companyId" = c._id "isOwn"
    from document d join company c on c._id = d."uploadedByCompanyId" join "user" u on u._id = d."createdBy"
    where d.title is not null and cardinality(d."fileIds") > 0`.execute(app.db);
  const isFrench = (title: string): boolean =>
    /[éèàç’]|^(?:Ordre|Contrat|Bail|Rapport|Lettre|Recherche|Inventaire|Avis|Relevé|Preuve|Mainlevée|Engagement|Bien|Reçu)/.test(
      title,
    );
  expect(rows.filter(({ language }) => language === 'fr').length).toBeGreaterThan(50);
  expect(rows.filter(({ title, language }) => isFrench(title) !== (language === 'fr')).slice(0, 5)).toEqual(
    [],
  );
  expect(rows.filter(({ isOwn }) => !isOwn).slice(0, 5)).toEqual([]);
});

test('a unit of the demo is for sale since its history says so', async () => {
  const { rows } = await sql<{ ref: string; isSo: boolean }>`
    select f.ref, u.since = (select max(h.at) from history h where h."fileId" = f._id
      and h.changes @> '[{"field":"stage","after":"remarketing"}]') "isSo"
    from "remarketingUnit" u join file f on f._id = u."fileId"`.execute(app.db);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ isSo }) => !isSo)).toEqual([]);
});
