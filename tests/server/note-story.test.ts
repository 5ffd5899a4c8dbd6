import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { placeFile } from '../support/place-file';

interface Line {
  readonly text: string;
  readonly grounds: readonly { readonly of: string; readonly id: string }[];
}

interface Model {
  readonly url: string;
  /** All that reached it, head and body. */
  readonly received: string[];
}

/** A language model's server that answers as it is told: a status and a body, or nothing for ever. */
async function model(
  answer: () => { status?: number; content?: unknown; raw?: string } | 'silence',
): Promise<Model> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`);
      const given = answer();
      if (given === 'silence') return;
      const { status = 200, content, raw } = given;
      const text = raw ?? JSON.stringify({ choices: [{ message: { content: JSON.stringify(content) } }] });
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, received };
}

/** One day, as people write it. */
const births = [
  ...['1980-04-12', '1980/4/12', '19800412', '12/04/1980', '04/12/1980', '12.4.80', '12-04-1980'],
  ...[
    '12 April 1980',
    '12th of April, 1980',
    'April 12, 1980',
    'Apr. 12 ’80',
    '12-Apr-1980',
    '1980 April 12',
  ],
  ...['12 avril 1980', '12 avr. 1980'],
];

const licences = ['Q1234-56789-80412', 'q12345678980412', 'Q1234 56789 80412'];

async function written(env: NodeJS.ProcessEnv = {}) {
  const host = await startHost({ env });
  const staff = await signIn(host, 'supervisor');
  const { _id: fileId } = await placeFile(staff, {
    ...{ contractType: 'secured_loan', bankAccountNumber: '700412345678', serialNumber: '2T1BURHE8K0000002' },
  });
  const party = await staff.call('POST', '/relatedParty/', {
    ...{ fileId, relatedPartyType: 'primary_debtor', firstName: 'Zebulon', lastName: 'Quartermain' },
    ...{ middleName: 'Thaddeus', aliases: ['Zebby Quarrington'], dateOfBirth: '1980-04-12' },
    driverLicenceNumber: 'Q1234-56789-80412',
    employer: { name: 'Canary Foundry', address: '9 Smelter Lane, Hamilton', phone: '+19055550177' },
    emails: ['zq.canary@example.com'],
    addresses: [{ line1: '77 Canary Wharf Rd', city: 'Toronto', state: 'ON', postalCode: 'M5V 2T6' }],
    phoneNumbers: [{ number: '+14165550142' }],
  });
  expect([party.status, party.body.message]).toEqual([201, undefined]);
  const say = async (body: string, more: object = {}): Promise<string> => {
    const made = await staff.call('POST', '/note/', { fileId, body, audience: 'client', ...more });
    expect([made.status, made.body.message]).toEqual([201, undefined]);
    host.passes(60);
    return String(made.body._id);
  };
  const first = await say(
    'Mr. Quartermain of 77 canary wharf rd (416-555-0142, zq.canary@example.com, M5V2T6) owes on 700412345678.',
    { noteType: 'debtor_contact' },
  );
  const second = await say('ZEBULON says SIN 046 454 286, VIN 2T1BURHE8K0000002. Will you accept $500?', {
    ...{ noteType: 'client_update', requiresReply: true, replyDueAt: '2026-11-25T12:00:00Z' },
  });
  const read = async (by: Person, headers: Record<string, string> = {}) =>
    (await by.call('GET', `/note/summarize/${fileId}`, undefined, headers)).body;
  return { host, staff, fileId, first, second, say, read };
}

const canaries = [
  ...['quartermain', 'zebulon', '77 canary', 'zq.canary', 'm5v', '555-0142', '4165550142'],
  ...['700412345678', '046 454 286', '2t1burhe8k0000002'],
];

describe('the story of a file', () => {
  it('says what happened, whose turn it is and what comes next, in the reader’s language, each with its notes', async () => {
    const { staff, first, second, read } = await written();
    const { story, method, whyNotModel } = await read(staff, { 'accept-language': 'en-CA' });
    expect([method, whyNotModel]).toEqual(['extractive', null]);
    const lines = story as unknown as { part: string; text: string; noteIds: string[] }[];
    expect([...new Set(lines.map(({ part }) => part))]).toEqual(['happened', 'turn', 'next']);
    expect(lines.filter(({ part }) => part === 'happened').map(({ noteIds }) => noteIds)).toEqual([
      [second],
      [first],
    ]);
    expect(lines).toContainEqual(
      expect.objectContaining({ part: 'turn', text: expect.stringContaining('Agency'), noteIds: [] }),
    );
    expect(lines).toContainEqual({
      ...{ part: 'turn', noteIds: [second], grounds: [] },
      text: expect.stringMatching(/^Unanswered since .*Will you accept \$500\?$/),
    });
    const { story: french } = await read(staff, { 'accept-language': 'fr-CA' });
    expect(JSON.stringify(french)).toContain('Prochain à agir : Agence');
  });

  it('says what comes next as the gates stand: in Québec the notice, where none ran before the surrender', async () => {
    const { host, staff, fileId, read } = await written();
    const { db } = host.app;
    await sql`update file set state = 'QC', stage = 'secured', status = 'secured_complete' where _id = ${fileId}::uuid`.execute(
      db,
    );
    const next = async () => {
      const { story } = await read(staff, { 'accept-language': 'en-CA' });
      return (story as unknown as { part: string; text: string }[]).find(({ part }) => part === 'next')?.text;
    };
    expect(await next()).toMatch(/Notice to be prepared/);
    await sql`update file set "priorNotice" = '{"surrenderFrom": "2026-11-20"}' where _id = ${fileId}::uuid`.execute(
      db,
    );
    expect(await next()).toMatch(/Remarketing review/);
  });

  it('names for each sentence of its own the entry of the history, or the request, that it rests on', async () => {
    const { host, staff, read, fileId } = await written();
    const lender = await signIn(host, 'lender_supervisor');
    const groundsIn = async (by: Person) => {
      const { story } = await read(by, { 'accept-language': 'en-CA' });
      return (story as unknown as Line[]).flatMap(({ text, grounds }) =>
        grounds.map((ground) => [text, ground.of, ground.id]),
      );
    };
    const newest = async (by: Person, field?: string) => {
      const narrowed = field ? `?updatedFields=${field}` : '?type=file_created';
      const { body } = await by.call('GET', `/history/list/${fileId}${narrowed}`);
      return (body.data as unknown as { _id: string }[])[0]?._id;
    };
    const due = /^Expected next: Under review, due 20 Nov 2026\.$/;
    const made = await newest(staff);
    expect(await groundsIn(staff)).toEqual([
      [expect.stringMatching(/^Next to move: Agency/), 'history', made],
      [expect.stringMatching(due), 'history', made],
    ]);

    await staff.call('PATCH', '/file/', { _id: fileId, status: 'under_review' });
    const asked = await staff.call('POST', '/request/', {
      ...{ fileIds: [fileId], requestType: 'skip_approval', reason: 'Bureau header', amount: '85.00' },
    });
    const moved = await newest(staff, 'status');
    expect(moved).not.toBe(made);
    expect(await groundsIn(staff)).toEqual([
      [
        expect.stringMatching(/^Next to move: Agency\. The status of the file is Under review/),
        'history',
        moved,
      ],
      ['Asked on 20 Nov 2026 and not decided: Paid trace approval.', 'request', asked.body._id],
      [expect.stringMatching(/^Expected next: Accepted/), 'history', moved],
    ]);

    await staff.call('PATCH', '/file/', {
      ...{ _id: fileId, hold: true, holdReason: 'payment_pending', holdUntil: '2026-12-01' },
    });
    const [turn] = await groundsIn(lender);
    expect(turn).toEqual([
      expect.stringMatching(/^The file is on hold/),
      'history',
      await newest(lender, 'hold'),
    ]);
  });

  it('is a language model’s where one is set, which is told nothing by which anybody is known', async () => {
    const { url, received } = await model(() => ({
      content: {
        sentences: [
          { part: 'happened', text: 'The debtor, [person 1], owes on the account.', notes: [2] },
          { part: 'next', text: 'The client decides on the offer.', notes: [1, 2] },
        ],
      },
    }));
    const { staff, first, second, read } = await written({
      ...{ SUMMARY_URL: url, SUMMARY_TOKEN: 'canary-token', SUMMARY_MODEL: 'small' },
    });
    const { story, method, whyNotModel } = await read(staff);
    expect([method, whyNotModel]).toEqual(['model', null]);
    expect(story).toMatchObject([{ noteIds: [first] }, { part: 'next', noteIds: [second, first] }]);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('POST /v1/chat/completions');
    expect(received[0]).toContain('Bearer canary-token');
    expect(received[0]).toContain('Will you accept $500?');
    const sent = received[0]?.toLowerCase() ?? '';
    expect(canaries.filter((canary) => sent.includes(canary))).toEqual([]);
  });

  it('tells a language model neither when somebody was born nor their licence, other names and employer', async () => {
    const { url, received } = await model(() => ({ content: { sentences: [] } }));
    const { staff, say, read } = await written({ SUMMARY_URL: url, SUMMARY_MODEL: 'small' });
    await say('Thaddeus, also Zebby Quarrington or Mr. Quarrington, is at canary foundry, 9 Smelter Lane.');
    await say(`Born ${births.join('; ')}.`);
    await say(`Licence ${licences.join('; ')}. He paid on 2026-04-12.`);
    await read(staff);
    const sent = received[0]?.toLowerCase() ?? '';
    expect(sent).toContain('he paid on 2026-04-12.');
    const names = ['thaddeus', 'zebby', 'quarrington', 'canary foundry', 'smelter'];
    const told = [...names, ...births, ...licences, 'q1234', '56789', '80412'];
    expect(told.filter((canary) => sent.includes(canary.toLowerCase()))).toEqual([]);
  });

  it.each([
    ['an error', () => ({ status: 503, raw: '{}' }), /answered 503/],
    ['no JSON', () => ({ raw: '<html>' }), /does not rest on the notes/],
    ['no sentences', () => ({ content: { sentences: [] } }), /does not rest on the notes/],
    [
      'a note that was not sent',
      () => ({ content: { sentences: [{ part: 'next', text: 'Sell it.', notes: [99] }] } }),
      /does not rest on the notes/,
    ],
    [
      'nothing that it rests on',
      () => ({ content: { sentences: [{ part: 'next', text: 'Sell it.', notes: [] }] } }),
      /does not rest on the notes/,
    ],
  ])('is the host’s own, and says so, where the model answers %s', async (_, answer, why) => {
    const { url } = await model(answer);
    const { staff, read } = await written({ SUMMARY_URL: url, SUMMARY_MODEL: 'small' });
    const { story, method, whyNotModel } = await read(staff, { 'accept-language': 'en' });
    expect([method, whyNotModel]).toEqual(['extractive', expect.stringMatching(why)]);
    expect(JSON.stringify(story)).not.toContain('Sell it.');
  });

  it('is the host’s own where the model says nothing, or is not there', async () => {
    const { url } = await model(() => 'silence');
    const { host, staff, read } = await written({ SUMMARY_URL: url, SUMMARY_MODEL: 'small' });
    Object.assign(host.app, {
      summaries: (await import('#server/integrations/summary/http')).summaryOverHttp({
        ...{ url, token: '', model: 'small', patience: 300 },
      }),
    });
    expect(await read(staff)).toMatchObject({ method: 'extractive', whyNotModel: expect.any(String) });
  });
});
