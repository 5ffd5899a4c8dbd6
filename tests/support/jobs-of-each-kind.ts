import { expect } from 'vitest';
import { sql } from 'kysely';
import type { ValueOf } from '#contract/vocabularies/index';
import { startHost } from './host';
import type { TestHost } from './host';
import { downloaded, jobEnded, sendForm } from './job';
import type { JobReply } from './job';
import { lying } from './lender-file';
import { companyId } from './network';
import { signIn } from './person';
import type { Person } from './person';
import { readZip } from './read-zip';

export interface Scene {
  readonly host: TestHost;
  readonly by: Person;
  /** The import that placed the files which the job is about. */
  readonly placed: string;
  readonly files: readonly { readonly _id: string; readonly ref: string }[];
}

/** A job of one kind: `writes` names the table that it writes to when a part of its work is done. */
export interface JobOfKind {
  readonly writes: 'history' | 'securityEvent';
  readonly ask: (scene: Scene) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** What must be true of the whole job once it has ended, however often it was begun. */
  readonly holds: (scene: Scene, job: JobReply) => Promise<void>;
}

/** So many files are placed in a scene. */
export const count = 12;
const accounts = Array.from({ length: count }, (_, at) => String(702_200_300_000 + at));

const linesOf = async ({ host, by }: Scene, { resultUrl }: JobReply): Promise<string[]> =>
  (await downloaded(host, by, String(resultUrl))).text.trimEnd().split(/\r?\n/);

/** Every kind of job: how it is asked for, or the test of its own that kills it in its middle. */
export const jobsOfEachKind: { readonly [K in ValueOf<'jobKind'>]: JobOfKind | string } = {
  import: 'tests/server/jobs/killed.test.ts',
  lender: 'tests/server/lender-jobs/lender-jobs.test.ts',
  close_out: 'tests/server/close-out/once.test.ts',
  past_due: 'tests/server/jobs/past-due-jobs.test.ts',
  update: {
    writes: 'history',
    ask: ({ host, by, files }) =>
      sendForm(
        host,
        by,
        '/updateFromDocument/files',
        {},
        {
          name: 'changes.csv',
          bytes: ['File number,Balance', ...files.map(({ ref }) => `${ref},777.00`)].join('\n'),
        },
      ),
    holds: async (scene, job) => {
      expect(job.counts).toEqual({ created: 0, updated: count, unchanged: 0, rejected: 0 });
      const { body } = await scene.by.call('GET', '/file/list?size=100');
      const balances = (body.data as unknown as { balanceAmount: string }[]).map((one) => one.balanceAmount);
      expect(balances).toEqual(accounts.map(() => '777.00'));
    },
  },
  undo: {
    writes: 'history',
    ask: ({ by, placed }) => by.call('POST', `/desk/jobs/${placed}/undo`),
    holds: async ({ by }, job) => {
      expect(job.counts).toEqual({ created: 0, updated: count, unchanged: 0, rejected: 0 });
      expect((await by.call('GET', '/file/list')).body.total).toBe(0);
    },
  },
  export: {
    writes: 'securityEvent',
    ask: ({ by }) =>
      by.call('POST', '/desk/exports', { resource: 'file', format: 'csv', language: 'en', columns: ['ref'] }),
    holds: async (scene, job) => {
      const [, ...refs] = await linesOf(scene, job);
      expect(refs.sort()).toEqual(scene.files.map(({ ref }) => ref).sort());
    },
  },
  report: {
    writes: 'securityEvent',
    ask: ({ by }) =>
      by.call('POST', '/report/', { reportType: 'open_inventory', format: 'csv', language: 'en' }),
    holds: async (scene, job) => {
      const [, ...lines] = await linesOf(scene, job);
      for (const { ref } of scene.files) expect(lines.filter((line) => line.includes(ref))).toHaveLength(1);
      expect(lines).toHaveLength(count);
    },
  },
  update_report: {
    writes: 'securityEvent',
    ask: ({ by }) => by.call('POST', '/file/processor/cibc/scheduled/updateReport', { lender: 'lender-a' }),
    holds: async (scene, job) => {
      expect(await linesOf(scene, job)).toHaveLength(count + 1);
      expect(lying(scene.host, 'lender-a', 'out')).toHaveLength(1);
    },
  },
  evidence_pack: {
    writes: 'securityEvent',
    ask: ({ by, files }) => by.call('POST', '/desk/file/evidencePack', { fileId: files[0]?._id }),
    holds: async ({ host, by }, job) => {
      const entries = readZip((await downloaded(host, by, String(job.resultUrl))).bytes);
      expect([...entries.keys()]).toEqual(
        expect.arrayContaining(['index.pdf', 'checksums.txt', 'records/file.csv']),
      );
    },
  },
  reckoning: {
    writes: 'history',
    ask: async ({ host, by, files }) => {
      await sql`update file set stage = 'notice_period', status = 'notice_pending', "contractType" = 'secured_loan',
        recovery = '{"securedDate": "2026-10-01"}', notice = '{"earliestSaleDate": "2026-10-26"}'`.execute(
        host.app.db,
      );
      expect(files).toHaveLength(count);
      const { body } = await by.call('GET', '/provinceTax/ON?asOf=2026-11-20');
      const rules = body.enforcementRules as unknown as { _id: string; key: string; effectiveFrom: string }[];
      const rule = rules.find(({ key }) => key === 'disposition_notice_days');
      return by.call('POST', '/desk/provinceTax/changeRule', {
        ...{ ruleId: rule?._id, effectiveFrom: rule?.effectiveFrom, value: 30, confidence: 'V' },
        ...{ sourceTitle: 'PPSA, as amended', verifiedOn: '2026-11-19', note: 'Read by counsel' },
        reason: 'The statute was amended',
      });
    },
    holds: async ({ host }, job) => {
      expect([job.done, job.total]).toEqual([count, count]);
      const { rows } = await sql<{ version: number }>`select version from file`.execute(host.app.db);
      expect(new Set(rows.map(({ version }) => version)).size).toBe(1);
    },
  },
};

/** A house whose jobs are worked by others, with an import of files that waits for them. */
export async function openScene(): Promise<Scene> {
  const host = await startHost({ jobs: 'elsewhere' });
  const by = await signIn(host, 'administrator');
  const rows = accounts.map((account) => `${account},Roy,ON,Kia,900.00`);
  const sheet = { name: 'a.csv', bytes: ['account,last name,province,make,balance', ...rows].join('\n') };
  const url = '/file/processor/generic/incoming/ingest';
  const { body } = await sendForm(host, by, url, { clientId: companyId('LNA') }, sheet);
  return { host, by, placed: String(body.jobId), files: [] };
}

/** The scene once its files are placed. */
export async function placedIn(opened: Scene): Promise<Scene> {
  const job = await jobEnded(opened.by, opened.placed);
  expect(job).toMatchObject({ status: 'done', counts: { created: count } });
  const { body } = await opened.by.call('GET', '/file/list?size=100&sortBy=ref');
  return { ...opened, files: body.data as unknown as Scene['files'] };
}
