import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/reference/catalogue';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

let host: TestHost;
let close: () => Promise<void>;
let agent: Person;
let admin: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  [agent, admin] = [await signIn(host, 'field_agent'), await signIn(host, 'administrator')];
});
afterAll(() => close());

const asked = async (query: string): Promise<Record<string, unknown>[]> =>
  (await agent.call('GET', `/asset/?${query}`)).body.data as never;
const values = async (name: string, query = ''): Promise<unknown[]> =>
  (await asked(`groupBy=${name}&${query}`)).map((row) => row[name]);

describe('the catalogue of models', () => {
  it('tells each make once, in order, of the type that is asked for', async () => {
    const trucks = await values('auMake', 'assetType=heavy_truck');
    expect(trucks).toContain('Kenworth');
    expect(trucks).not.toContain('Honda');
    const cars = await values('auMake', 'assetType=automobile');
    expect(new Set(cars).size).toBe(cars.length);
    expect(cars).toEqual(expect.arrayContaining(['Honda', 'Toyota', 'Volvo']));
  });

  it('narrows models to a make and a year, and knows when a model came and went', async () => {
    expect(await values('auModel', 'auMake=Dodge&year=1990')).toEqual(['Grand Caravan']);
    expect(await values('auModel', 'auMake=dodge&year=2021')).not.toContain('Grand Caravan');
    expect(await values('auModel', 'auMake=Chrysler&year=2022')).toContain('Grand Caravan');
    expect(await values('auModel', 'auMake=Nobody')).toEqual([]);
  });

  it('tells years newest first, and none that is not sold yet', async () => {
    const years = await values('year', 'auMake=Nissan&auModel=Micra');
    expect(years).toEqual([2019, 2018, 2017, 2016, 2015]);
    // The host's clock stands in November 2026.
    expect((await values('year', 'auMake=Honda&auModel=Civic'))[0]).toBe(2027);
  });

  it('tells trims in the order in which they are sold', async () => {
    expect(await values('auTrim', 'auMake=Mazda&auModel=CX-5')).toEqual(['GX', 'GS', 'GT', 'Signature']);
    expect(await values('auModel', 'auTrim=King Ranch')).toEqual(['F-150']);
  });

  it('holds whole models where nothing is grouped', async () => {
    expect(await asked('auMake=Ram&auModel=ProMaster')).toEqual([
      {
        assetType: 'automobile',
        auMake: 'Ram',
        auModel: 'ProMaster',
        yearFrom: 2014,
        yearTo: 2027,
        auTrims: [],
      },
    ]);
  });

  it('is the administrators’ to change: a model goes, comes back when it is loaded again, and no year ends before it began', async () => {
    const model = { assetType: 'motorcycle', auMake: 'Harley-Davidson', auModel: 'Road King' };
    const made = await admin.call('POST', '/desk/asset/', { ...model, yearFrom: 1994 });
    expect(made.status).toBe(201);
    expect(await values('auModel', 'assetType=motorcycle')).toEqual(['Road King']);
    const wrong = await admin.call('PATCH', '/desk/asset/', { _id: made.body._id, yearTo: 1993 });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['yearTo']]);
    const again = await admin.call('POST', '/desk/asset/', { ...model, yearFrom: 1994 });
    expect(again.status).toBe(409);
    expect((await admin.call('DELETE', `/desk/asset/${String(made.body._id)}`)).status).toBeLessThan(300);
    expect(await values('auModel', 'assetType=motorcycle')).toEqual([]);
    expect((await agent.call('POST', '/desk/asset/', { ...model, yearFrom: 1994 })).status).toBe(403);
  });

  it('is loaded once: loading it a second time adds nothing', async () => {
    expect((await admin.call('POST', '/asset/seed', {})).body).toEqual({ seeded: 0 });
    expect(await asked('')).toHaveLength(catalogue.length);
  });
});

describe('the types of assets', () => {
  it('are told with what is kept of each', async () => {
    const { body } = await agent.call('GET', '/asset/types');
    const types = body.data as unknown as {
      assetType: string;
      label: string;
      fields: { name: string; kind: string }[];
    }[];
    const namesOf = (type: string) =>
      types.find(({ assetType }) => assetType === type)?.fields.map(({ name }) => name);
    expect(types).toHaveLength(15);
    expect(namesOf('automobile')).toEqual(
      expect.arrayContaining(['year', 'auMake', 'auTrim', 'plateNumber']),
    );
    expect(namesOf('marine')).toContain('maHullMake');
    expect(namesOf('marine')).not.toContain('auMake');
  });
});
