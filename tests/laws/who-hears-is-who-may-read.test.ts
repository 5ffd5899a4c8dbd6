import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assignmentReach } from '#contract/roles/assignment-reach';
import { vocabularies } from '#contract/vocabularies/index';
import { fileAudience } from '#server/live/file-audience';
import { waysTo } from '#server/live/socket-rooms';
import { scopeConditions } from '#server/records/conditions';
import { readCallerOfUser } from '#server/request/caller';
import type { Caller } from '#server/request/caller';
import { fileScope } from '#server/rules/scopes';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, placeFile, userId } from '../support/network';
import { signIn } from '../support/person';

let host: TestHost;
let close: () => Promise<void>;
const files: { readonly _id: string; readonly called: string }[] = [];

/** A file with one assignment of a company, as it stands in a status and a role. */
async function lay(code: string, status: string, role: string, changes: object = {}): Promise<void> {
  const owner = await signIn(host, 'supervisor');
  const _id = await placeFile(owner);
  const row = {
    assignedCompanies: ['proposed', 'accepted'].includes(status) ? [companyId(code)] : [],
    ...changes,
  };
  await sql`insert into "companyAssignment" (_id, "fileId", "companyId", "activityType", role, status, "sharePreviousFindings",
      "assignedAt", "createdAt", "updatedAt")
    select gen_random_uuid(), ${_id}::uuid, c._id, c."activityType", ${role}, ${status}, false, now(), now(), now()
    from company c where c._id = ${companyId(code)}::uuid`.execute(host.app.db);
  await host.app.db.updateTable('file').set(row).where('_id', '=', _id).execute();
  files.push({ _id, called: `${code} ${status} ${role} ${JSON.stringify(changes)}` });
}

beforeAll(async () => {
  ({ host, close } = await openHost());
  for (const [side, code] of [
    ['agency', 'PAR'],
    ['vendor', 'V01'],
  ] as const)
    for (const [status, roles] of Object.entries(assignmentReach[side]))
      for (const role of Object.keys(roles)) await lay(code, status, role);
  const people = [userId('field_agent'), userId('file_manager')];
  for (const status of ['proposed', 'accepted']) {
    await lay('PAR', status, 'primary', { stage: 'remarketing' });
    await lay('V01', status, 'primary', { stage: 'settlement', assignedUsers: people });
    await lay('V02', status, 'secondary', { clientId: companyId('LNB'), agencyId: companyId('PAR') });
    await lay('V02', status, 'primary', { clientOfficeId: companyId('LNA-W') });
  }
});
afterAll(() => close());

/** Everybody of the demo, and each as if their role reached files in another way. */
async function everyCaller(): Promise<{ readonly who: string; readonly caller: Caller }[]> {
  const users = await host.app.db.selectFrom('user').select(['_id', 'email']).orderBy('email').execute();
  const callers: { who: string; caller: Caller }[] = [];
  for (const { _id, email } of users) {
    const caller = await readCallerOfUser(host.app.db, _id);
    if (caller)
      for (const scope of vocabularies.scope)
        callers.push({ who: `${email} (${scope})`, caller: { ...caller, scope } });
  }
  return callers;
}

it('tells news of a file to those who may read it, and to nobody else', async () => {
  const audience = await fileAudience(
    host.app.db,
    files.map(({ _id }) => _id),
  );
  const callers = await everyCaller();
  expect(callers.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  let both = 0;
  for (const { who, caller } of callers) {
    const scope = fileScope(caller);
    const read =
      scope === 'nothing'
        ? []
        : (
            await sql<{ _id: string }>`
              select t._id from file t where ${sql.join([sql`true`, ...scopeConditions(scope)], sql.raw(' and '))}`.execute(
              host.app.db,
            )
          ).rows;
    const reads = new Set(read.map(({ _id }) => _id));
    const seats = new Set(waysTo(caller));
    for (const { _id, called } of files) {
      const hears = audience.get(_id)?.some((way) => seats.has(way)) === true;
      if (hears && reads.has(_id)) both += 1;
      if (hears !== reads.has(_id)) wrong.push(`${who} ${hears ? 'hears of' : 'reads'} ${called}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(both).toBeGreaterThan(100);
});
