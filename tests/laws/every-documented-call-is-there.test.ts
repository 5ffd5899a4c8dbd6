import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '#server/routes';
import { openHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { callsToCome, documentedCalls } from './documented-calls';
import { documentedParameters } from './documented-parameters';

/** Parameters that say how much is shown: they have no empty value. */
const always: Readonly<Record<string, string>> = { page: '1', size: '1', getBuckets: 'true' };

/** A call by its method and the form of its path: what the parts of a path are called is nobody’s business. */
const formOf = (call: string): string => call.replace(/\{\w+\}/g, '{}');

let supervisor: Person;
let fileId: string;
let companyId: string;
let close: () => Promise<void>;

beforeAll(async () => {
  let host;
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
  const lender = await signIn(host, 'lender_user');
  companyId = String((await lender.call('GET', `/user/${lender.userId}`)).body.companyId);
  const placed = await lender.call('POST', '/file/', {
    clientId: companyId,
    bankAccountNumber: '40012345',
    serialNumber: 'ZQ-1',
    state: 'ON',
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  fileId = String(placed.body._id);
});
afterAll(() => close());

const ask = (path: string, parameters: Record<string, string>) =>
  supervisor.call(
    'GET',
    `${path.replace('{fileId}', fileId).replace('{companyId}', companyId)}?${new URLSearchParams(parameters)}`,
  );

describe('of the calls that the specification lists', () => {
  const there = new Set(routesOf({ seeding: true, demo: true }).map(({ call }) => formOf(call)));

  it('each is answered, or named among those to come', () => {
    expect(documentedCalls.filter((call) => !there.has(formOf(call)))).toEqual([]);
    expect(callsToCome.filter((call) => there.has(formOf(call)))).toEqual([]);
    expect(documentedCalls.length + callsToCome.length).toBe(168);
  });

  it('as many are told at the top of the README as there are, and in print as many of the desk’s own', () => {
    const [, ofTheSpecification] =
      /All (\d+) calls that the specification documents are served/.exec(readFileSync('README.md', 'utf8')) ??
      [];
    const [, own] = /(\d+) are the desk's own/.exec(readFileSync('docs/printed/calls.md', 'utf8')) ?? [];
    const all = new Set(routesOf({ seeding: true, demo: false }).map(({ call }) => call));
    expect([Number(ofTheSpecification), Number(own)]).toEqual([
      documentedCalls.length,
      [...all].filter((call) => call.includes(' /desk/')).length,
    ]);
  });

  it.each(Object.keys(documentedParameters))(
    'GET %s takes each of its parameters, and no other',
    async (path) => {
      const names = documentedParameters[path]?.split(' ') ?? [];
      const given = Object.fromEntries(names.map((name) => [name, always[name] ?? '']));
      const taken = await ask(path, given);
      expect([taken.status, taken.body.errors]).toEqual([200, undefined]);
      const refused = await ask(path, { ...given, colour: 'red' });
      expect([refused.status, refused.body.code]).toEqual([400, 'UNKNOWN_PARAMETER']);
    },
  );
});
