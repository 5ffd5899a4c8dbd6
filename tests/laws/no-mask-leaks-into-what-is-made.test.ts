import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { sendDueNotices } from '#server/notices/send-due-notices';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { downloaded, jobEnded } from '../support/job';
import { addVendorReader, onlookers } from '../support/onlookers';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { readPdf } from '../support/read-pdf';
import { readZip } from '../support/read-zip';
import { fillTwoTenants } from '../support/two-tenants';
import type { TwoTenants } from '../support/two-tenants';
import { keepWhatIsWorkedOut } from './what-is-worked-out';

let host: TestHost;
let close: () => Promise<void>;
let world: TwoTenants;
let administrator: Person;
const people = new Map<string, Person>();
const logged: string[] = [];

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true, marked: true, hears: (line) => logged.push(line) }));
  await addVendorReader(host.app.db);
  world = await fillTwoTenants(host.app.db);
  administrator = await signIn(host, 'administrator');
  for (const who of Object.keys(onlookers)) people.set(who, await signIn(host, who));
  await keepWhatIsWorkedOut(world, administrator);
});
afterAll(() => close());

const personOf = (who: string): Person => people.get(who) as Person;
const mayRead = (who: string) => onlookers[who] as (circle: string) => boolean;
const idsOf = (who: string, resource: string): string[] =>
  world.records.flatMap((one) => (one.resource === resource && mayRead(who)(one.circle) ? [one.id] : []));

function expectNothingForeign(who: string, what: string, text: string, letterhead?: RegExp): void {
  const found = world.canaries.foreignIn(text, mayRead(who));
  expect(
    found.filter((one) => !letterhead?.test(one)),
    `${who}: ${what}`,
  ).toEqual([]);
}

/** Where an agency is stands on every letter of its, and an invoice tells by which numbers it takes taxes. */
const letterhead =
  /^company\.NLR: company\.(?:addressLine[12]|city|postalCode|gstHstNumber|qstNumber|pstNumber|email|phone|paymentInstructions) /;

/** All that stands in what was handed out, whatever it is kept in. */
function textOf(bytes: Buffer): string {
  const head = bytes.subarray(0, 4).toString('latin1');
  if (head === '%PDF') return wordsOf(bytes);
  if (!head.startsWith('PK')) return bytes.toString('utf8');
  return [...readZip(bytes)].map(([name, entry]) => `${name}\n${textOf(entry)}`).join('\n');
}

// A line may break inside a word of a narrow column.
const wordsOf = (pdf: Buffer): string => {
  const text = readPdf(pdf);
  return `${text}\n${text.replace(/\n/g, '')}`;
};

async function resultOf(who: string, jobId: unknown, what: string): Promise<string> {
  const job = await jobEnded(personOf(who), String(jobId));
  expect([what, job.status, job.message]).toEqual([what, 'done', null]);
  return textOf((await downloaded(host, personOf(who), String(job.resultUrl))).bytes);
}

describe.each(Object.keys(onlookers))('%s', (who) => {
  it('exports nothing foreign, as a table or as a workbook', async () => {
    for (const resource of resourceNames) {
      const { fields, calls } = declarationOf(resource);
      if (!calls.list) continue;
      const columns = Object.entries(fields).flatMap(([name, { kind }]) =>
        ['part', 'parts', 'value'].includes(kind) ? [] : [name],
      );
      for (const format of ['csv', 'xlsx']) {
        const asked = { resource, columns, format };
        const { status, body } = await personOf(who).call('POST', '/desk/exports', asked);
        if (status === 403) continue;
        expect(status, `${resource} ${JSON.stringify(body)}`).toBe(202);
        expectNothingForeign(who, `${resource} as ${format}`, await resultOf(who, body.jobId, resource));
      }
    }
  });

  it('is told nothing foreign by a report, in any form', async () => {
    const { body } = await personOf(who).call('GET', '/desk/report/types');
    const types = (body.data ?? []) as unknown as { reportType: string }[];
    for (const { reportType } of types)
      for (const format of ['csv', 'xlsx', 'pdf']) {
        const asked = { reportType, format, language: 'en', parameters: {} };
        const reply = await personOf(who).call('POST', '/report/', asked);
        if (reply.status === 403) continue;
        expect([reportType, reply.status, reply.body.errors]).toEqual([reportType, 202, undefined]);
        const text = await resultOf(who, reply.body.jobId, reportType);
        expectNothingForeign(who, `${reportType} as ${format}`, text);
      }
  });

  it('reads nothing foreign on paper: forms, invoices and packs of their own files', async () => {
    for (const fileId of idsOf(who, 'file')) {
      const { status, body } = await personOf(who).call('GET', `/desk/form/list/${fileId}`);
      const offered = (status === 200 ? body.data : []) as unknown as {
        formType: string;
        refusal: string | null;
        recipients: { _id: string; kind: string }[];
      }[];
      for (const { formType, recipients } of offered)
        for (const language of ['en', 'fr'])
          for (const one of [undefined, ...recipients]) {
            const to =
              one?.kind === 'relatedParty'
                ? { recipientRelatedPartyIds: [one._id] }
                : one?.kind === 'company'
                  ? { recipientCompanyId: one._id }
                  : {};
            const asked = { fileId, formType, language, ...to };
            const reply = await personOf(who).call('POST', '/form/preview', asked);
            expect([200, 403, 409, 422], `${formType}: ${JSON.stringify(reply.body)}`).toContain(
              reply.status,
            );
            const { pdf, ...told } = reply.body;
            const paper = reply.status === 200 ? wordsOf(Buffer.from(String(pdf), 'base64')) : '';
            expectNothingForeign(who, `form ${formType}`, JSON.stringify(told) + paper, letterhead);
          }
      const pack = await personOf(who).call('POST', '/desk/file/evidencePack', { fileId });
      if (pack.status === 202)
        expectNothingForeign(
          who,
          'evidence pack',
          await resultOf(who, pack.body.jobId, 'evidence pack'),
          letterhead,
        );
    }
    for (const id of idsOf(who, 'invoice')) {
      const answer = await downloaded(host, personOf(who), `/api/desk/invoice/${id}/pdf`).catch(() => null);
      if (answer) expectNothingForeign(who, `invoice ${id}`, textOf(answer.bytes), letterhead);
    }
  });
});

/** What somebody who may puts anew into every field that is masked or kept for some, with whose it is by the field. */
async function changeWhatIsMasked(): Promise<number> {
  let changed = 0;
  for (const resource of ['file', 'relatedParty'] as const)
    for (const { id, circle } of world.records.filter((one) => one.resource === resource)) {
      const name = circle.split('.')[0] ?? '';
      for (const [field, { kind, mask, group, set }] of Object.entries(declarationOf(resource).fields)) {
        if (set === 'host' || (!mask && !group) || !['text', 'money', 'date', 'serial'].includes(kind))
          continue;
        const of = mask === 'sealed' ? 'sealed' : group ? 'money' : resource === 'file' ? 'pii' : 'party';
        const value = world.canaries.make(
          `${name}.${of}`,
          `${resource}.${field}`,
          declarationOf(resource).fields[field] as never,
        );
        const { status } = await administrator.call('PATCH', `/${resource}/`, { _id: id, [field]: value });
        if (status === 200) changed += 1;
      }
    }
  return changed;
}

it('tells in no history, home, notice or reminder what was put into a field that is masked', async () => {
  expect(await changeWhatIsMasked()).toBeGreaterThan(15);
  for (const who of Object.keys(onlookers)) {
    let read = 0;
    for (const fileId of idsOf(who, 'file'))
      for (const address of [
        `/history/list/${fileId}`,
        `/file/${fileId}`,
        `/desk/file/${fileId}/money`,
        `/note/list/${fileId}`,
        `/note/summarize/${fileId}`,
      ]) {
        const { status, body } = await personOf(who).call('GET', address);
        expect([200, 403, 404], address).toContain(status);
        if (status === 200) read += 1;
        expectNothingForeign(who, address, JSON.stringify(body));
      }
    for (const address of [
      '/desk/home',
      '/desk/home/load',
      '/desk/money',
      '/desk/notices',
      '/desk/auditLog',
      '/reminder/list?view=all',
    ])
      expectNothingForeign(who, address, JSON.stringify((await personOf(who).call('GET', address)).body));
    expect(read, who).toBeGreaterThan(0);
  }
});

it('writes into no log what is in a record', () => {
  const lines = logged.join('\n');
  expect(logged.length).toBeGreaterThan(1000);
  // Ids are what a log tells by.
  const told = world.canaries.foreignIn(lines, () => false).filter((one) => !/\._id \(/.test(one));
  expect(told).toEqual([]);
});

it('sends in no news anything but what changed, by its kind and its id', () => {
  const told = world.canaries.foreignIn(JSON.stringify(host.news), () => false);
  expect(host.news.length).toBeGreaterThan(10);
  expect(told.filter((one) => !/\._id \(/.test(one))).toEqual([]);
});

it('mails nobody what they may not read, and of notes nothing at all', async () => {
  for (const who of Object.keys(onlookers))
    expect((await personOf(who).call('PUT', '/desk/notices', { way: 'mail' })).status).toBe(200);
  host.passes(60);
  for (const fileId of world.records.flatMap((one) => (one.resource === 'file' ? [one.id] : []))) {
    const body = world.canaries.make('nobody.mail', 'note.body');
    const note = { fileId, body, audience: 'client_and_vendor' };
    expect((await administrator.call('POST', '/note/', note)).status).toBe(201);
  }
  host.passes(600);
  await sendDueNotices(host.app);
  const folder = path.join(host.dataDir, 'outbox');
  const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(mails.filter((one) => one.includes('New notes')).length).toBeGreaterThan(3);
  for (const who of Object.keys(onlookers))
    for (const mail of mails.filter((one) => one.includes(`${who}@demo.example`)))
      expectNothingForeign(who, 'a message', mail);
});
