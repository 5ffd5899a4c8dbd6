import type { DataProvider } from 'ra-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/web/data/data-provider';
import type { TestHost } from '../../support/host';
import { openHost } from '../../support/host';
import { httpOf } from '../../support/http-of';
import { companyId, roleId, userId } from '../../support/network';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

let host: TestHost;
let close: () => Promise<void>;
let admin: Person;
let desk: DataProvider;
let sent: string[];

const first = (perPage: number, page = 1) => ({ page, perPage });
const by = (field: string, order: 'ASC' | 'DESC' = 'ASC') => ({ field, order });
const ids = ({ data }: { data: { id: unknown }[] }) => data.map(({ id }) => id);

beforeAll(async () => {
  ({ host, close } = await openHost());
  admin = await signIn(host, 'administrator');
  const http = httpOf(host, admin);
  desk = createDataProvider(http);
  sent = http.sent;
});
afterAll(() => close());
beforeEach(() => {
  sent.length = 0;
});

describe('a list that comes in pages', () => {
  it('answers the page that was asked for, in its order, with the number of all', async () => {
    const sort = by('companyName', 'DESC');
    const all = await desk.getList('companies', { pagination: first(100), sort, filter: {} });
    const second = await desk.getList('companies', { pagination: first(5, 2), sort, filter: {} });
    expect(second.total).toBe(all.total);
    expect(ids(second)).toEqual(ids(all).slice(5, 10));
    expect(second.data[0]).toMatchObject({ id: second.data[0]._id, companyName: expect.any(String) });
  });

  it('is sorted by what a reference is named by, and by several fields', async () => {
    const filter = { activityType: 'agency' };
    await desk.getList('users', { pagination: first(5), sort: by('companyId'), filter });
    await desk.getList('users', { pagination: first(5), sort: by('lastName,firstName', 'DESC'), filter });
    expect(sent).toEqual([
      'GET /user/list?size=5&sortBy=companyName&activityType=agency',
      'GET /user/list?size=5&sortBy=-lastName%2C-firstName&activityType=agency',
    ]);
  });

  it('is asked for in its usual order where react-admin names none, or one that it does not have', async () => {
    const usual = await desk.getList('companies', {});
    expect(usual.data).toHaveLength(25);
    const byId = await desk.getList('companies', {
      pagination: first(25),
      sort: by('id'),
      filter: undefined,
    });
    expect(ids(byId)).toEqual(ids(usual));
  });

  it('asks nothing of a filter without a value', async () => {
    await desk.getList('companies', {
      filter: { companyName: '', code: null, state: undefined, ids: [], isOffice: false },
    });
    expect(sent).toEqual(['GET /company/list?isOffice=false']);
  });

  it('refuses a filter that it does not have, rather than answer everything', async () => {
    await expect(desk.getList('companies', { filter: { q: 'Lender' } })).rejects.toThrow('no filter q');
  });

  it('answers the counts by value where they are asked for', async () => {
    const counted = await desk.getList('companies', { filter: {}, meta: { buckets: true } });
    expect(counted.meta.buckets.activityType).toContainEqual(expect.objectContaining({ value: 'lender' }));
    expect((await desk.getList('companies', { filter: {} })).meta).toBeUndefined();
  });

  it('brings more rows than the host sends at once', async () => {
    const all = await desk.getList('companies', { pagination: first(1000), filter: {} });
    expect(all.data).toHaveLength(all.total ?? 0);
    expect(sent).toEqual(['GET /company/list?size=500']);
  });
});

describe('a list that comes whole', () => {
  it('is cut into the page that was asked for, with the number of all', async () => {
    const sort = by('name', 'DESC');
    const all = await desk.getList('roles', { pagination: first(100), sort, filter: {} });
    const second = await desk.getList('roles', { pagination: first(4, 2), sort, filter: {} });
    expect(all.data.length).toBeGreaterThan(8);
    expect(second.total).toBe(all.data.length);
    expect(ids(second)).toEqual(ids(all).slice(4, 8));
    const beyond = await desk.getList('roles', { pagination: first(4, 50), sort, filter: {} });
    expect(beyond).toEqual({ data: [], total: all.data.length });
  });

  it('stands in the order of the host itself', async () => {
    for (const field of ['name', 'key']) {
      const sort = by(field, 'DESC');
      const mine = await desk.getList('roles', { pagination: first(100), sort, filter: {} });
      const theirs = await admin.call('GET', `/role/list?sortBy=-${field}`);
      const rows = theirs.body.data as unknown as { _id: string }[];
      expect(ids(mine)).toEqual(rows.map(({ _id }) => _id));
    }
  });
});

describe('records by their ids', () => {
  it('come one by one with all that they have', async () => {
    const { data } = await desk.getOne('companies', { id: companyId('LNA') });
    expect(data).toMatchObject({ id: companyId('LNA'), companyName: 'Lender A', version: 1 });
    expect(data.may).toContain('edit');
    expect(sent).toEqual([`GET /company/${companyId('LNA')}`]);
  });

  it('are refused with the status and the sentence of the host where there are none', async () => {
    for (const resource of ['companies', 'province-taxes', 'roles']) {
      const missing = desk.getOne(resource, { id: userId('administrator') });
      await expect(missing, resource).rejects.toMatchObject({ status: 404, message: expect.any(String) });
    }
  });

  it('come many at once by one call, in the order asked for, each once, without those that are gone', async () => {
    const wanted = [companyId('LNB'), userId('supervisor'), companyId('LNA'), companyId('LNB')];
    const found = await desk.getMany('companies', { ids: wanted });
    expect(ids(found)).toEqual([companyId('LNB'), companyId('LNA')]);
    expect(sent).toEqual(['POST /company/batch']);
  });

  it('ask nothing where there are none to ask for', async () => {
    expect(await desk.getMany('companies', { ids: [] })).toEqual({ data: [] });
    expect(await desk.getMany('companies', { ids: [null, undefined, ''] as never[] })).toEqual({ data: [] });
    expect(sent).toEqual([]);
  });

  it('come by the list where no call brings many', async () => {
    const wanted = [roleId('supervisor'), roleId('accountant')];
    expect(ids(await desk.getMany('roles', { ids: wanted }))).toEqual(wanted);
    expect(sent).toHaveLength(1);
  });
});

describe('the records that refer to another one', () => {
  it('come by the filter of that name', async () => {
    const { data, total } = await desk.getManyReference('users', {
      target: 'companyId',
      id: companyId('LNA'),
      pagination: first(10),
      sort: by('lastName'),
      filter: {},
    });
    expect(total).toBe(data.length);
    expect(new Set(data.map(({ companyId }) => companyId))).toEqual(new Set([companyId('LNA')]));
  });

  it('come by a path that takes the other one, and by the filter that is on the field', async () => {
    const file = await placeFile(admin);
    const question = { pagination: first(10), sort: by('id'), filter: {}, id: file._id };
    sent.length = 0;
    await desk.getManyReference('fees', { ...question, target: 'fileId' });
    await desk.getManyReference('related-parties', { ...question, target: 'fileId' });
    expect(sent).toEqual([
      `GET /fee/list/${file._id}?size=10`,
      `GET /desk/relatedParty/list?size=10&fileId=${file._id}`,
    ]);
  });

  it('are none of a record that there is not yet', async () => {
    for (const id of [undefined, null, '']) {
      const question = { target: 'companyId', id, pagination: first(10), sort: by('id'), filter: {} };
      expect(await desk.getManyReference('users', question as never)).toEqual({ data: [], total: 0 });
    }
    expect(sent).toEqual([]);
  });
});
