import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { cellsOf } from '../close-out/cells';
import { exportCode, inTheLayout } from '../close-out/close-out-input';
import { readFacts } from '../close-out/facts';
import { exportEntry } from '../close-out/mark-exported';
import type { Tx } from '../database/tables';
import { noCounts, recordRows } from '../jobs/job-row';
import type { Calendar } from './demo-bundle';
import { insertAll } from './insert-all';
import { seedId } from './seed-id';

/** At two in the afternoon UTC, six days ago; what was closed later waits. */
const daysAgo = 6 - 14 / 24;
const agency = seedId('company', 'NLR');
const administrator = seedId('user', 'administrator@demo.example');
/** Their first export is still to come. */
const notYet = ['LNF'];

/** Has most lenders told how their files ended, once, by the administrator. What it tells is worked out as by any export. */
export async function seedDemoCloseOuts(tx: Tx, calendar: Calendar): Promise<void> {
  const at = calendar.momentAgo(daysAgo);
  const { rows: lenders } = await sql<{ clientId: string; code: string }>`
    select distinct f."clientId", c.code from file f join company c on c._id = f."clientId"
    where f.closed and f."closedDate" < ${at} and f."agencyId" = ${agency}::uuid and c.code <> all(${notYet}::text[])
    order by c.code`.execute(tx);
  for (const { clientId, code } of lenders) await tell(tx, { clientId, code, at });
}

async function tell(
  tx: Tx,
  { clientId, code, at }: { clientId: string; code: string; at: string },
): Promise<void> {
  const { rows: files } = await sql<
    Recorded<'file'>
  >`select t.* from file t where t."clientId" = ${clientId}::uuid
    and t.closed and t."closedDate" < ${at} and t."agencyId" = ${agency}::uuid order by t."closedDate", t._id`.execute(
    tx,
  );
  const jobId = seedId('job', `close-out ${code}`);
  const input = inTheLayout({ clientId, fileIds: null, repeats: null, reason: null, source: 'ui' });
  await tx
    .insertInto('job')
    .values({
      _id: jobId,
      kind: 'close_out',
      userId: administrator,
      companyId: agency,
      status: 'done',
      input: JSON.stringify(input),
      done: 0,
      total: files.length,
      counts: JSON.stringify(noCounts),
      warnings: 0,
      message: null,
      resultPath: null,
      rejectsPath: null,
      cancelAsked: false,
      turn: 1,
      createdAt: at,
      startedAt: at,
      endedAt: at,
    })
    .execute();
  const facts = await readFacts(tx, files);
  const rows = facts.map((one, index) => ({
    row: index + 1,
    outcome: 'updated' as const,
    fileId: one.file._id,
    problems: [],
    cells: cellsOf(one),
  }));
  await recordRows(tx, jobId, rows);
  await sql`update file set "exportedAt" = ${at} where _id = any(${files.map(({ _id }) => _id)}::uuid[])`.execute(
    tx,
  );
  const cause = {
    now: new Date(at),
    caller: { userId: administrator, companyId: agency },
    origin: { source: 'ui', requestId: jobId },
  } as const;
  const entries = files.map((file) => ({
    ...exportEntry(cause, file, { code: exportCode(jobId), reason: null }),
    _id: seedId('history', `export ${file._id}`),
  }));
  await insertAll(tx, 'history', entries, at);
}
