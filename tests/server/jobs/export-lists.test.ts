import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listCalls, pathParameters, splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { fillNastyHouse } from '../../support/nasty-house';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded } from '../../support/job';
import type { JobReply } from '../../support/job';
import { nastyFile } from '../../support/nasty-files';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
const people = new Map<string, Person>();
const supervisors = ['administrator', 'supervisor', 'lender_supervisor'] as const;

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  const { db } = host.app;
  await fillNastyHouse(db);
  await sql`update fee set "companyFeeId" = ${seedId('companyFee', 'nasty-0')}::uuid,
    "approvalRequestId" = ${seedId('request', 'nasty-1')}::uuid`.execute(db);
  for (const who of [...supervisors, 'lender_auditor']) people.set(who, await signIn(host, who));
});
afterAll(() => close());

const personOf = (who: string): Person => people.get(who) as Person;

async function exported(person: Person, asked: object): Promise<JobReply> {
  const { status, body } = await person.call('POST', '/desk/exports', asked);
  if (status !== 202) throw new Error(`${JSON.stringify(asked)}: ${status} ${JSON.stringify(body)}`);
  const job = await jobEnded(person, String(body.jobId));
  expect(job.status, String(job.message)).toBe('done');
  return job;
}

async function rowsOf(person: Person, asked: object): Promise<Record<string, string>[]> {
  const { text } = await downloaded(host, person, String((await exported(person, asked)).resultUrl));
  return parse(text, { bom: true, columns: true }) as Record<string, string>[];
}

/** How many rows the list itself says that it has. */
async function countOf(person: Person, resource: ResourceName, query = ''): Promise<number> {
  const call = listCalls(declarationOf(resource)).find((one) => pathParameters(one).length === 0);
  if (!call) throw new Error(`${resource} does not open`);
  const { status, body } = await person.call('GET', `${splitCall(call).path}?${query}`);
  expect(status, `${call} ${JSON.stringify(body)}`).toBe(200);
  return Number(body.total);
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const listed = resourceNames.filter((name) => declarationOf(name).calls.list);

describe.each(supervisors)('a %s', (who) => {
  it.each(listed)(
    'exports all rows of %s, as many as the list says, and no row names a record by its id',
    async (resource) => {
      const rows = await rowsOf(personOf(who), { resource });
      expect(rows).toHaveLength(await countOf(personOf(who), resource));
      const byId = rows.flatMap((row) => Object.entries(row)).filter(([, cell]) => uuid.test(cell));
      expect(byId.slice(0, 3)).toEqual([]);
    },
  );
});

test('is narrowed as the list is', async () => {
  const me = personOf('supervisor');
  for (const [resource, query] of [
    ['request', 'status=declined&status=expired'],
    ['fee', 'status=approved&direction=receivable'],
    ['document', `fileIds=${nastyFile(0)}&documentType=court_order`],
    ['relatedParty', 'types=guarantor&lastName=cœur'],
    ['reminder', 'view=all&status=completed'],
    ['history', 'type=status_changed&atFrom=2026-03-10&atTo=2026-03-10'],
    ['projectedFee', 'status=projected&sortBy=-amount'],
  ] as const)
    expect(await rowsOf(me, { resource, query }), query).toHaveLength(await countOf(me, resource, query));
});

test('of a list without pages is whole, however long it is', async () => {
  const { db } = host.app;
  await sql`insert into request (_id, "createdAt", "updatedAt", version, "fileIds", "requestType", status, reason, "requestedBy", "requestedByCompanyId")
    select gen_random_uuid(), now(), now(), 1, array[${nastyFile(0)}]::uuid[], 'extension', 'expired', '"n"', ${personOf('administrator').userId}::uuid,
      ${seedId('company', 'NLR')}::uuid from generate_series(1, 2050)`.execute(db);
  expect((await personOf('administrator').call('GET', '/request/list')).status).toBe(200);
  expect(
    await rowsOf(personOf('administrator'), { resource: 'request', query: 'status=expired' }),
  ).toHaveLength(await countOf(personOf('administrator'), 'request', 'status=expired'));
});

test('says records by their words, in the language asked for', async () => {
  const columns = ['feeType', 'companyId', 'companyFeeId', 'approvalRequestId'];
  const [english] = await rowsOf(personOf('supervisor'), { resource: 'fee', columns });
  expect(Object.values(english ?? {})).toContain('Storage');
  expect(english?.['Approval request']).toBe('Fee approval');
  const [french] = await rowsOf(personOf('supervisor'), { resource: 'fee', columns, language: 'fr' });
  expect(Object.values(french ?? {}).slice(2)).not.toEqual(Object.values(english ?? {}).slice(2));
});

test('holds nothing unmasked that the list masks', async () => {
  await sql`update "relatedParty" set "driverLicenceNumber" = 'A1234-56789', "dateOfBirth" = '1980-02-03'`.execute(
    host.app.db,
  );
  const asked = { resource: 'relatedParty', columns: ['driverLicenceNumber', 'dateOfBirth'] };
  const masked = await rowsOf(personOf('lender_auditor'), asked);
  expect(masked.length).toBeGreaterThan(0);
  expect(new Set(masked.flatMap((row) => Object.values(row)))).toEqual(new Set(['••••••••']));
  const [unread] = await rowsOf(personOf('lender_supervisor'), asked);
  expect(Object.values(unread ?? {})).toEqual(['••••••••', '••••••••']);
});

test('carries in its name the list, what narrows it and the day, in its language', async () => {
  const me = personOf('supervisor');
  const nameOf = async (asked: object): Promise<unknown> => (await exported(me, asked)).fileName;
  expect(await nameOf({ resource: 'fee' })).toBe('Fees - 2026-11-20.csv');
  expect(await nameOf({ resource: 'request', query: 'status=declined&status=expired', format: 'xlsx' })).toBe(
    'Requests - Declined, Expired - 2026-11-20.xlsx',
  );
  expect(await nameOf({ resource: 'fee', query: 'unbilled=true', language: 'fr' })).toBe(
    'Honoraires et frais - Non facturés - 2026-11-20.csv',
  );
  expect(
    await nameOf({
      resource: 'file',
      query: `hold=false&clientId=${seedId('company', 'LNA')}&assignmentDateFrom=2026-03-01&sortBy=-ref`,
    }),
  ).toBe('Files - On hold No, Lender A, Assigned from 2026-03-01 - 2026-11-20.csv');
});

test('never carries in its name what a person typed to find somebody', async () => {
  const job = await exported(personOf('supervisor'), {
    resource: 'file',
    query: 'bankAccountNumber=000011112222&relatedPartyLastName=Roy&state=QC',
  });
  expect(job.fileName).toBe('Files - Québec - 2026-11-20.csv');
  const { headers } = await personOf('supervisor').call('GET', String(job.resultUrl).replace('/api', ''));
  expect(headers['content-disposition']).toContain(encodeURIComponent('Files - Québec - 2026-11-20.csv'));
});

describe('a percentage in a table', () => {
  const price = {
    ...{ direction: 'receivable', unit: 'percent', amount: '12.50', effectiveFrom: '2026-01-01' },
    companyId: seedId('company', 'LNA'),
  };

  it('says what it is of, in the reader’s language', async () => {
    const me = personOf('administrator');
    for (const feeType of ['contingent_recovery', 'remarketing_commission', 'fuel_surcharge'])
      expect((await me.call('POST', '/companyFee/', { ...price, feeType })).status, feeType).toBe(201);
    const asked = {
      resource: 'companyFee',
      columns: ['feeType', 'unit'],
      query: `companyId=${price.companyId}`,
    };
    const told = async (language: string): Promise<string[]> => {
      const rows = await rowsOf(me, { ...asked, language });
      return rows.map((row) => Object.values(row).join(': ')).sort();
    };
    expect(await told('en')).toEqual(
      expect.arrayContaining([
        'Contingent fee on recovery: Percent of the balance',
        'Remarketing commission: Percent of the sale price',
        'Fuel surcharge: Percent of the amount named',
      ]),
    );
    expect((await told('fr')).join()).toContain('Pourcentage du solde');
  });

  it.each(
    listed.filter((name) =>
      Object.values(declarationOf(name).fields).some((one) => 'of' in one && one.of === 'feeUnit'),
    ),
  )('of %s never stands without it', async (resource) => {
    await sql`update ${sql.table(resource)} set unit = 'percent'`.execute(host.app.db);
    const columns = ['feeType', 'unit'];
    for (const language of ['en', 'fr']) {
      const rows = await rowsOf(personOf('administrator'), { resource, columns, language });
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(Object.values(row)[1]).toMatch(/^(?:Percent of|Pourcentage du) ./);
    }
  });
});
