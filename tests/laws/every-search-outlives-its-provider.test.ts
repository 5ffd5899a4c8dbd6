import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vocabularies } from '#contract/vocabularies/index';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { placeFile } from '../support/place-file';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { openRegistry } from '../support/registry';
import type { Registry } from '../support/registry';
import { fulfilled, serialOf } from '../support/searching';

type Kind = (typeof vocabularies.searchKind)[number];
type Answer = Readonly<Record<string, unknown>>;

const vin = serialOf(7);
const registration = {
  jurisdiction: 'ON',
  registrationNumber: 'R7',
  registrationType: 'ppsa',
  registeredOn: '2024-01-15',
  securedParties: ['LENDER A'],
};
const summary = { accidents: 0, totalClaims: '0.00', stolen: false, openRecalls: 0 };

/** How each kind is ordered, what answers it, and what makes of that an answer to something else. */
const kinds: {
  readonly [K in Kind]: {
    readonly call: string;
    readonly body: (of: { fileId: string; partyId: string }) => Answer;
    readonly found: Answer;
    readonly astray: Answer;
  };
} = {
  vinSearch: {
    call: '/vinSearch/',
    body: ({ fileId }) => ({ fileId, vin, jurisdictions: ['ON'] }),
    found: { vin, results: [registration] },
    astray: { vin: serialOf(8) },
  },
  personDebtorSearch: {
    call: '/personDebtorSearch/session',
    body: ({ fileId, partyId }) => ({
      ...{ fileId, relatedPartyId: partyId, jurisdictions: ['ON'], searchMode: 'non_specific' },
    }),
    found: { name: 'Ana Roy', results: [{ ...registration, match: 'exact' }] },
    astray: { name: 'Ana Royer' },
  },
  lienDischarge: {
    call: '/lienDischarge/session',
    body: ({ fileId }) => ({ fileId, registrationNumber: 'R7', jurisdiction: 'ON', reason: 'It is paid' }),
    found: {
      registrationNumber: 'R7',
      jurisdiction: 'ON',
      dischargeNumber: 'D7',
      dischargedOn: '2026-11-20',
    },
    astray: { registrationNumber: 'R8' },
  },
  vhr: {
    call: '/carfax/vhrReport',
    body: ({ fileId }) => ({ fileId, vin }),
    found: { vin, summary },
    astray: { vin: serialOf(8) },
  },
};

let registry: Registry;
let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let reply: (key: string) => ReturnType<Registry['answer']>;

beforeAll(async () => {
  registry = await openRegistry((_, key) => reply(key), 'for all');
  ({ host, close } = await openHost({
    env: { REGISTRY_URL: registry.url, VEHICLE_HISTORY_URL: registry.url },
  }));
  supervisor = await signIn(host, 'supervisor');
});
afterAll(async () => {
  await close();
  registry.close();
});

/** An order of a kind on a file of its own, and all that an answer could change of that file. */
async function ordered(kind: Kind) {
  const { _id: fileId } = await placeFile(supervisor, { serialNumber: vin });
  const party = await supervisor.call('POST', '/relatedParty/', {
    fileId,
    firstName: 'Ana',
    lastName: 'Roy',
  });
  const own = { partyType: 'secured_party', name: 'Lender A', isOurClient: true };
  await supervisor.call('PUT', `/lienHolder/${fileId}`, {
    parties: [{ ...own, registrationNumber: 'R7', jurisdiction: 'ON' }],
  });
  const { call, body } = kinds[kind];
  const made = await supervisor.call('POST', call, body({ fileId, partyId: String(party.body._id) }));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const around = async (): Promise<unknown> => {
    const { rows } = await sql`
      select (select to_jsonb(f) - 'lastActivityDate' from file f where f._id = ${fileId}::uuid) file,
        (select to_jsonb(l) from "lienHolder" l where l._id = ${fileId}::uuid) holders,
        (select count(*) from "projectedFee" p where p."fileId" = ${fileId}::uuid) fees,
        (select count(*) from reminder r where r."fileId" = ${fileId}::uuid) reminders`.execute(host.app.db);
    return rows[0];
  };
  return { id: String(made.body._id), around, ask: () => fulfilled(host, supervisor, kind, made.body._id) };
}

describe.each(vocabularies.searchKind)('%s', (kind) => {
  const { found, astray } = kinds[kind];
  const whole = (key: string): Answer => ({ reference: `${kind} ${key}`, status: 'complete', ...found });
  const [main = ''] = Object.keys(found).slice(-1);
  const rubbish: readonly (readonly [string, (key: string) => unknown])[] = [
    ['a page', () => '<html>Sign in</html>'],
    ['nothing but a word', () => '"complete"'],
    ['an answer to something else', (key) => ({ ...whole(key), ...astray })],
    ['an answer that lacks what was found', (key) => ({ ...whole(key), [main]: null })],
    ['an answer of another form', (key) => ({ ...whole(key), [main]: { a: [1] } })],
    ['more than was asked for', (key) => ({ ...whole(key), provider: 'carfax' })],
    ['a reference as long as a book', (key) => ({ ...whole(key), reference: 'x'.repeat(5000) })],
  ];

  it('waits for a provider that is ill, and is bought once when it is well', async () => {
    const { id, ask, around } = await ordered(kind);
    const before = await around();
    for (const status of [500, 503, 429, 404, 302]) {
      reply = () => ({ status, body: 'later' });
      expect(await ask()).toMatchObject({ outcome: 'waits', status: 'ordered' });
    }
    expect(await around()).toEqual(before);
    reply = (key) => ({ body: whole(key) });
    expect(await ask()).toMatchObject({ outcome: 'answered', status: 'complete', problem: null });
    expect(await ask()).toMatchObject({ outcome: 'over', status: 'complete' });
    expect(registry.asked.filter(({ key }) => key === id)).toHaveLength(6);
    const after = (await around()) as { fees: number };
    expect(Number(after.fees)).toBe(1);
  });

  it.each(rubbish)('ends at %s with a sentence, and changes nothing else', async (_, answer) => {
    const { ask, around } = await ordered(kind);
    const before = await around();
    reply = (key) => ({ body: answer(key) });
    const ended = await ask();
    expect(ended).toMatchObject({ outcome: 'failed', status: 'failed', providerReference: null });
    expect(ended.problem).toMatch(/^The provider answered .* Nothing of it was taken over\.$/);
    expect(await around()).toEqual(before);
  });
});
