import type { DataProvider } from 'ra-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/web/data/data-provider';
import { refusedBody } from '../../../src/web/data/refused';
import type { TestHost } from '../../support/host';
import { openHost } from '../../support/host';
import { httpOf } from '../../support/http-of';
import { companyId, roleId, userId } from '../../support/network';
import { signIn } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let desk: DataProvider;
let sent: string[];

beforeAll(async () => {
  ({ host, close } = await openHost());
  const http = httpOf(host, await signIn(host, 'administrator'));
  desk = createDataProvider(http);
  sent = http.sent;
});
afterAll(() => close());
beforeEach(() => {
  sent.length = 0;
});

describe('a change', () => {
  const draft = (code: string) => ({
    companyName: `Company ${code}`,
    legalName: `Company ${code} Inc.`,
    code,
    activityType: 'lender',
    state: 'ON',
    taxationState: 'ON',
    addressLine1: '1 Sample St',
    city: 'Toronto',
    postalCode: 'M5V 0Z1',
    phone: '+14165550123',
    email: `${code.toLowerCase()}@example.com`,
    language: 'en',
  });
  const create = async (code: string) => (await desk.create('companies', { data: draft(code) })).data;

  it('creates a record once, however often it is sent', async () => {
    const meta = { idempotencyKey: 'one-and-the-same' };
    const one = await desk.create('companies', { data: draft('ONCE'), meta });
    const again = await desk.create('companies', { data: draft('ONCE'), meta });
    expect(again.data.id).toBe(one.data.id);
  });

  it('is refused with the fields that stand in the way', async () => {
    const refused = desk.create('companies', { data: { ...draft('BAD'), email: 'nobody' } });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      body: { errors: { email: expect.anything() } },
    });
  });

  it('sends only what differs, and nothing where nothing does', async () => {
    const before = await create('DIFF');
    sent.length = 0;
    const same = await desk.update('companies', { id: before.id, data: { ...before }, previousData: before });
    expect(same.data).toEqual(before);
    expect(sent).toEqual([]);
    const data = { ...before, city: 'Ottawa' };
    const { data: after } = await desk.update('companies', { id: before.id, data, previousData: before });
    expect(after).toMatchObject({ city: 'Ottawa', version: 2 });
  });

  it('on a version that has moved on is refused with the record as it stands', async () => {
    const before = await create('STALE');
    const change = (city: string) =>
      desk.update('companies', { id: before.id, data: { city }, previousData: before });
    await change('Ottawa');
    const refused = await change('London').catch((error: unknown) => error);
    expect(refusedBody(refused)?.current).toMatchObject({ id: before.id, city: 'Ottawa', version: 2 });
  });

  it('without the record before it empties what it says is empty', async () => {
    const { id } = (await desk.create('companies', { data: { ...draft('BARE'), addressLine2: 'Suite 2' } }))
      .data;
    const { data } = await desk.update('companies', { id, data: { addressLine2: null } } as never);
    expect(data).toMatchObject({ addressLine2: null, companyName: 'Company BARE' });
  });

  it('replaces a record whole, though only a row of the list was at hand', async () => {
    const made = await desk.create('note-templates', {
      data: {
        name: 'A visit',
        body: 'We were there.',
        noteType: 'general',
        audience: 'internal',
        language: 'en',
      },
    });
    const { data: rows } = await desk.getList('note-templates', { filter: { name: 'A visit' } });
    const [row] = rows.filter(({ id }) => id === made.data.id);
    const { data } = await desk.update('note-templates', {
      id: row.id,
      data: { name: 'Two visits' },
      previousData: row,
    });
    expect(data).toMatchObject({ name: 'Two visits', body: 'We were there.', version: 2 });
  });

  it('asks for a code as an error, with nothing written', async () => {
    const { data: before } = await desk.getOne('users', { id: userId('lender_user') });
    const change = { id: before.id, data: { mobilePhone: '+14165550199' }, previousData: before };
    const asked = await desk.update('users', change).catch((error: unknown) => error);
    expect(refusedBody(asked)).toMatchObject({ codeAsked: true });
    expect((await desk.getOne('users', { id: before.id })).data.version).toBe(before.version);
  });

  it('deletes a record and answers it', async () => {
    const before = await create('GONE');
    const { data } = await desk.delete('companies', { id: before.id, previousData: before });
    expect(data).toMatchObject({ id: before.id, code: 'GONE' });
    await expect(desk.getOne('companies', { id: before.id })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a change of many records', () => {
  const titled = async (who: string) => (await desk.getOne('users', { id: userId(who) })).data.title;

  it('changes each, and answers those that went through', async () => {
    const wanted = [userId('lender_user'), userId('lender_west')];
    const { data } = await desk.updateMany('users', { ids: wanted, data: { title: 'Clerk' } });
    expect(data).toEqual(wanted);
    expect([await titled('lender_user'), await titled('lender_west')]).toEqual(['Clerk', 'Clerk']);
    await desk.updateMany('users', { ids: wanted, data: { title: null } });
    expect(await titled('lender_user')).toBeNull();
  });

  it('is an error where some fail, which says who, and what went through stays', async () => {
    const wanted = [companyId('NLR'), userId('field_agent'), userId('accountant')];
    const change = { ids: wanted, data: { title: 'Colleague' } };
    const failed = [{ id: companyId('NLR'), message: expect.stringMatching(/./) }];
    const error = await desk.updateMany('users', change).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 404, message: expect.stringMatching(/./) });
    expect(refusedBody(error)).toEqual({ code: 'SOME_FAILED', done: wanted.slice(1), failed });
    expect(await titled('accountant')).toBe('Colleague');
    const partly = await desk.updateMany('users', { ...change, meta: { partly: true } });
    expect(partly).toEqual({ data: wanted.slice(1), meta: { failed } });
  });

  it('deletes each that may go', async () => {
    const make = (name: string) =>
      desk.create('note-templates', {
        data: { name, body: 'x', noteType: 'general', audience: 'internal', language: 'en' },
      });
    const made = [(await make('One')).data.id, (await make('Two')).data.id];
    const wanted = [made[0], userId('administrator'), made[1]];
    const error = await desk.deleteMany('note-templates', { ids: wanted }).catch((thrown: unknown) => thrown);
    expect(refusedBody(error)).toMatchObject({ done: made, failed: [{ id: userId('administrator') }] });
    expect(await desk.deleteMany('note-templates', { ids: [] })).toEqual({ data: [], meta: { failed: [] } });
  });
});

describe('the rights of a role', () => {
  it('go by the calls that are for them, one for each thing that changed, and the rest with the role', async () => {
    const { data: before } = await desk.getOne('roles', { id: roleId('lender_auditor') });
    const permissions = [
      ...before.permissions.filter(({ resource }: { resource: string }) => resource !== 'company'),
      { resource: 'stage', actions: ['list'] },
    ];
    const data = {
      ...before,
      description: 'Looks on.',
      assignableToActivityTypes: ['lender', 'agency'],
      permissions,
    };
    sent.length = 0;
    const { data: after } = await desk.update('roles', { id: before.id, data, previousData: before });
    const gone = before.permissions.some(({ resource }: { resource: string }) => resource === 'company');
    expect(sent).toEqual([
      'POST /role/',
      'PATCH /role/assignableToActivityTypes',
      ...Array.from({ length: gone ? 2 : 1 }, () => 'PATCH /role/permission'),
    ]);
    expect(after).toMatchObject({
      description: 'Looks on.',
      assignableToActivityTypes: ['lender', 'agency'],
    });
    const resources = after.permissions.map(({ resource }: { resource: string }) => resource);
    expect(resources).toContain('stage');
    expect(resources).not.toContain('company');
  });
});
