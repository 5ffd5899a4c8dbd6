import { expect, it } from 'vitest';
import { openApi } from '#contract/openapi/openapi';

interface Schema {
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}
const described = openApi('1') as unknown as {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>
  >;
};

const parameters = Object.entries(described.paths).flatMap(([path, calls]) =>
  Object.entries(calls).flatMap(([method, { parameters = [] }]) =>
    parameters.map((parameter) => ({ call: `${method.toUpperCase()} ${path}`, ...parameter })),
  ),
);

/** Whether a parameter is told to be a text and nothing more. */
const isAnyText = ({ type, items, enum: values, format, pattern }: Schema): boolean =>
  items ? isAnyText(items) : [type].flat().includes('string') && !values && !format && !pattern;

/** What people may write anything in: names, numbers and codes, parts of them, and what is searched for. */
const free = new Set([
  ...[
    'search',
    'vin',
    'serialNumber',
    'plateNumber',
    'clientContact',
    'bankAccountNumber',
    'invoiceNumber',
    'fileRefNumber',
  ],
  ...['firstName', 'lastName', 'businessName', 'legalName', 'companyName', 'name', 'names', 'code', 'city'],
  ...['relatedPartyFirstName', 'relatedPartyLastName', 'relatedPartyPhoneNumbers'],
  ...['auMake', 'auModel', 'auTrim'],
  ...['auctionStockNumber', 'runNumber', 'offerStatus', 'purchaserName', 'announcements'],
  // Codes that are given out.
  ...['token', 'mfaCode'],
  // The path of any field of any resource.
  'updatedFields',
]);
/** A day, or an instant. */
const isDay = ({ name }: Parameter): boolean => /(?:From|To)$/.test(name);

it('every parameter that is told to be any text takes any text', () => {
  const closed = parameters.filter(
    (one) => one.schema && isAnyText(one.schema) && !free.has(one.name) && !isDay(one),
  );
  expect(closed.map(({ call, name }) => `${name} of ${call}`)).toEqual([]);
  expect([...free].filter((name) => !parameters.some((one) => one.name === name))).toEqual([]);
});

const told = (call: string, name: string): Schema | undefined =>
  parameters.find((one) => one.call === call && one.name === name)?.schema;

it('tells every order of every list, and the values of what is chosen among', () => {
  const orders = parameters.filter(({ name }) => name === 'sortBy' || name === 'sort');
  expect(orders.length).toBeGreaterThan(30);
  const untold = orders.filter(({ schema }) => !(schema.items ?? schema).enum?.length);
  expect(untold.map(({ call }) => call)).toEqual([]);
  expect(told('GET /remarketingDashboard/list', 'ageing')?.enum).toEqual([
    '0-15',
    '16-30',
    '31-45',
    '46-60',
    '60+',
  ]);
  expect(told('GET /remarketingDashboard/list', 'sortBy')?.enum).toContain('-daysInRemarketing');
  for (const call of ['GET /file/list', 'GET /file/bucketList'])
    expect([told(call, 'stage'), told(call, 'status')], call).toMatchObject(
      ['stageNameWord', 'statusNameWord'].map((name) => ({
        items: { anyOf: [{ $ref: `#/components/schemas/${name}` }, { format: 'uuid' }] },
      })),
    );
});

it('tells the words that a role’s permissions are made of', () => {
  const { paths, components } = openApi('1') as unknown as {
    readonly paths: { readonly '/role/permission': { readonly patch: { readonly requestBody: object } } };
    readonly components: { readonly schemas: { readonly role: object } };
  };
  for (const told of [paths['/role/permission'].patch.requestBody, components.schemas.role]) {
    const places = JSON.stringify(told);
    expect(places).toMatch(/"resource":\{"enum":\["file",/);
    expect(places).toMatch(/"actions":\{"type":"array","items":\{"enum":\["list",[^\]]*"acceptDecline"/);
  }
});
