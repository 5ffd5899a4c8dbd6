import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comesWhole, listCalls, pathParameters, splitCall } from '#contract/resource';
import type { Call } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { nastyFile, fillNastyFiles } from '../support/nasty-files';
import { fillNastyNetwork } from '../support/nasty-network';
import { signIn } from '../support/person';
import type { Reply } from '../support/person';
import { rightsTable, rolesInTable } from './rights-table';

/** More than a list that comes whole may hold. */
const many = 2_100;
/** As long as what the law or the agency sets them to: a list of them is never a long one. */
const shortByNature: readonly ResourceName[] = ['role', 'provinceTax'];

const listed = resourceNames.filter((name) => listCalls(declarationOf(name)).length > 0);

/** The call that needs nothing to be known before: no file, no company. It is the one that a desk opens a list by. */
function openingCall(name: ResourceName): Call | undefined {
  return listCalls(declarationOf(name)).find((call) => pathParameters(call).length === 0);
}

const rowsOf = ({ body }: Pick<Reply, 'body'>): { _id: string }[] =>
  (body as unknown as { data?: { _id: string }[] }).data ?? [];

let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyNetwork(db);
  await fillNastyFiles(db);
  const [file, firm] = [nastyFile(0), seedId('company', 'NLR')];
  const asker = seedId('user', 'supervisor@demo.example');
  const drawn = sql`gen_random_uuid()`;
  const numbers = sql`generate_series(1, ${many}) n`;
  const at = sql`timestamptz '2026-03-01' + n * interval '1 minute'`;
  // One of each status in turn, so that the declined, the cancelled and the expired count among them.
  await sql`insert into request (_id, "createdAt", "updatedAt", version, "fileIds", "requestType", status, reason, "requestedBy", "requestedByCompanyId")
    select ${drawn}, ${at}, ${at}, 1, array[${file}]::uuid[], 'hold',
      (array['submitted','declined','cancelled','expired','fulfilled'])[1 + n % 5], to_jsonb('reason ' || n), ${asker}::uuid, ${firm}::uuid from ${numbers}`.execute(
    db,
  );
  await sql`insert into document (_id, "createdAt", "updatedAt", version, "fileIds", "fileName", "documentType", "originType", "mimeType", "sizeBytes",
      sha256, visibility, "postedToClient", "isStatutoryProof", "uploadedByCompanyId", "scanStatus")
    select ${drawn}, ${at}, ${at}, 1, array[${file}]::uuid[], n || '.pdf', 'other', 'agency_upload', 'application/pdf', n, 'x', 'internal', false, false,
      ${firm}::uuid, 'clean' from ${numbers}`.execute(db);
  await sql`insert into "relatedParty" (_id, "createdAt", "updatedAt", version, "fileId", "relatedPartyType", "isPrimary", "isBusiness", "firstName",
      "lastName", "isNoticeRecipient", "doNotContact")
    select ${drawn}, ${at}, ${at}, 1, ${file}::uuid, 'reference', false, false, 'N', n::text, false, false from ${numbers}`.execute(
    db,
  );
  await sql`insert into "companyAssignment" (_id, "createdAt", "updatedAt", version, "fileId", "companyId", "activityType", role, status, "assignedAt",
      "sharePreviousFindings")
    select ${drawn}, ${at}, ${at}, 1, ${file}::uuid, ${seedId('company', 'V01')}::uuid, 'bailiff', 'primary', 'recalled', ${at}, false from ${numbers}`.execute(
    db,
  );
  await sql`insert into history (_id, "createdAt", "updatedAt", version, "fileId", type, entity, at, source, "updatedFields", changes, message, visibility)
    select ${drawn}, ${at}, ${at}, 1, ${file}::uuid, 'system', 'file', ${at}, 'system', '{}', '[]', '"n"', 'internal' from ${numbers}`.execute(
    db,
  );
});
afterAll(() => close());

it.each(listed)('%s opens without a file or a company being named', (name) => {
  const call = openingCall(name);
  expect(call).toBeDefined();
  if (!shortByNature.includes(name)) expect(comesWhole(declarationOf(name), call as Call)).toBe(false);
});

describe.each([...rolesInTable])('%s', (role) => {
  it('opens every list that the role may list, page by page', async () => {
    const me = await signIn(host, role);
    const refused: string[] = [];
    for (const name of listed) {
      const call = openingCall(name) as Call;
      const may = rightsTable[call]?.[rolesInTable.indexOf(role)] === 'x';
      const paged = !comesWhole(declarationOf(name), call);
      const { status, body } = await me.call(
        'GET',
        `${splitCall(call).path}${paged ? '?page=2&size=10' : ''}`,
      );
      const data = body.data as unknown[] | undefined;
      const fits =
        !may || !paged || (data?.length ?? 0) === Math.min(10, Math.max(0, Number(body.total) - 10));
      if (status !== (may ? 200 : 403) || !fits) refused.push(`${call}: ${status} ${String(body.message)}`);
    }
    expect(refused).toEqual([]);
  });
});

it.each(['request', 'document', 'relatedParty', 'companyAssignment', 'history'] as const)(
  'shows the last page of a long list of %s in its order, and how many there are',
  async (name) => {
    const me = await signIn(host, 'administrator');
    const { path } = splitCall(openingCall(name) as Call);
    const first = await me.call('GET', `${path}?size=500`);
    const total = Number(first.body.total);
    expect(total).toBeGreaterThanOrEqual(many);
    const last = await me.call('GET', `${path}?size=500&page=${Math.ceil(total / 500)}`);
    expect([last.status, rowsOf(last).length]).toEqual([200, total % 500 || 500]);
    const ids = [first, last].flatMap((reply) => rowsOf(reply).map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(ids.length);
  },
);
