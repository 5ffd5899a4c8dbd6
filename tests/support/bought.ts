import { sql } from 'kysely';
import { expect } from 'vitest';
import { vocabularies } from '#contract/vocabularies/index';
import { fulfilSearch } from '#server/searches/fulfil-search';
import type { TestHost } from './host';
import type { Person, Reply } from './person';
import { placeFile } from './place-file';
import { serialOf } from './searching';

export type Search = (typeof vocabularies.searchKind)[number];
/** Everything that is bought of somebody outside. */
export const bought = [...vocabularies.searchKind, 'valuation'] as const;
export type Port = (typeof bought)[number];
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
const graded = { clean: '11000.00', average: '10000.00', rough: '8000.00' };

interface Subject {
  readonly fileId: string;
  readonly partyId: string;
  /** Of a valuation: how far the vehicle went, by which one is told from another. */
  readonly km: number;
}

/** How each is ordered, what answers it, and what makes of that an answer to something else. */
export const ports: {
  readonly [K in Port]: {
    readonly call: string;
    readonly body: (of: Subject) => Answer;
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
  valuation: {
    call: '/asset/recalculateBlackBookValue',
    body: ({ fileId, km }) => ({ fileId, mileageInKms: km, province: 'ON' }),
    found: {
      ...{ vin, province: 'ON', year: 2019, make: 'Toyota', valueDate: '2026-11-20', cost: '1.75' },
      values: { wholesale: { extraClean: '12000.00', ...graded }, retail: graded, tradeIn: graded },
      ...{ kmAdjustment: '0.00', regionAdjustment: '0.00', expiresAt: '2026-12-20T00:00:00.000Z' },
    },
    astray: { vin: serialOf(8) },
  },
};

let furthest = 80_000;

/** A file of its own with all that something is bought for. */
export async function subjectOf(supervisor: Person): Promise<Subject> {
  const { _id: fileId } = await placeFile(supervisor, { serialNumber: vin });
  const party = await supervisor.call('POST', '/relatedParty/', {
    ...{ fileId, firstName: 'Ana', lastName: 'Roy' },
  });
  const own = { partyType: 'secured_party', name: 'Lender A', isOurClient: true };
  await supervisor.call('PUT', `/lienHolder/${fileId}`, {
    parties: [{ ...own, registrationNumber: 'R7', jurisdiction: 'ON' }],
  });
  return { fileId, partyId: String(party.body._id), km: (furthest += 1) };
}

/** What answers an order wholly, as its provider would. */
export function wholeAnswer(port: Port, key: string, question: Answer): Answer {
  const { found } = ports[port];
  return port === 'valuation'
    ? { ...found, currentMileageInKms: question.currentMileageInKms }
    : { reference: `${port} ${key}`, status: 'complete', ...found };
}

/** Buys for a subject as a person does; what a port without orders answers is at once what came of it. */
export const buy = (by: Person, port: Port, subject: Subject): Promise<Reply> =>
  by.call(port === 'valuation' ? 'PATCH' : 'POST', ports[port].call, ports[port].body(subject));

/** All that an answer could change of a file. */
export async function aroundFile({ app }: TestHost, fileId: string): Promise<unknown> {
  const { rows } = await sql`
    select (select to_jsonb(f) - 'lastActivityDate' from file f where f._id = ${fileId}::uuid) file,
      (select to_jsonb(l) from "lienHolder" l where l._id = ${fileId}::uuid) holders,
      (select count(*) from "projectedFee" p where p."fileId" = ${fileId}::uuid) fees,
      (select count(*) from reminder r where r."fileId" = ${fileId}::uuid) reminders`.execute(app.db);
  return rows[0];
}

/** What came of it: whether it has its answer, and what is said where it has none. */
interface Outcome {
  readonly isAnswered: boolean;
  readonly said: string | null;
}

/** The host that somebody asks through. */
export interface Through {
  readonly host: TestHost;
  readonly by: Person;
}

/** Something that is bought by a person: asks the provider through one host or another, again where that failed. */
export async function purchase(host: TestHost, supervisor: Person, port: Port) {
  const subject = await subjectOf(supervisor);
  const around = () => aroundFile(host, subject.fileId);
  if (port === 'valuation')
    return {
      around,
      ask: async ({ by }: Through = { host, by: supervisor }): Promise<Outcome> => {
        const { body } = await buy(by, port, subject);
        const [told] = body.data as unknown as { ok: boolean; message?: string }[];
        return { isAnswered: told?.ok === true, said: told?.message ?? null };
      },
    };
  const made = await buy(supervisor, port, subject);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const record = async () =>
    (await supervisor.call('GET', `/desk/${port}/${String(made.body._id)}`)).body as unknown as {
      status: string;
      problem: string | null;
    };
  return {
    around,
    ask: async (through: Through = { host, by: supervisor }): Promise<Outcome> => {
      if ((await record()).status === 'failed')
        await supervisor.call('POST', '/desk/search/repeat', { kind: port, searchId: made.body._id });
      await fulfilSearch(through.host.app, port, String(made.body._id));
      const { status, problem } = await record();
      return { isAnswered: status === 'complete', said: problem };
    },
  };
}
