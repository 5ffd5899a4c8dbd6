import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandNames, commandOf } from '#contract/commands/index';
import type { CommandName } from '#contract/commands/index';
import { openHost } from '../support/host';
import { several } from './several/several';
import { signInCast } from './races/races';
import type { People } from './races/races';

let people: People;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openHost();
  close = opened.close;
  people = await signInCast(opened.host);
});
afterAll(() => close());

/** Several that are one thing: what is wrong with one of them is wrong with all, and nothing of it is done. */
const asOne: { readonly [N in CommandName]?: string } = {
  assignUsers: 'who works one file: one record, with one answer',
  recordService: 'one service of a notice on several people, with one proof',
  billFees: 'the fees of one invoice',
  disputeInvoice: 'what goes with one dispute',
  exportCloseOutFiles: 'one file that a lender reads whole; its job answers of each row',
  generateForm: 'whom one form is addressed to',
  previewForm: 'whom one form is addressed to; nothing is written',
  quoteVendorInvoice: 'the lines of one invoice; nothing is written',
  setRolePermission: 'the actions of one row of one role',
  uploadDocument: 'the files of one document',
  recordSecured: 'what was found in one vehicle',
  exportList: 'the columns of one spreadsheet',
  uploadSeizurePhotos: 'photos that are sent again together; each that is refused says why by its place',
};

const nobody = '00000000-0000-7000-8000-000000000000';
type Item = Readonly<Record<string, unknown>> & { readonly _id: string; readonly ok: boolean };

/** A field of a body that holds several: ids or texts, or rows. */
const isSeveral = ({ kind }: { readonly kind: string }): boolean =>
  ['references', 'texts', 'parts'].includes(kind);

it('every call that takes several is known: each alone, or all as one', () => {
  const takes = commandNames.filter((name) => {
    const { call, body = {} } = commandOf(name) as { call: string; body?: Record<string, { kind: string }> };
    return !call.startsWith('GET ') && Object.values(body).some(isSeveral);
  });
  const alone = commandNames.filter((name) => 'each' in commandOf(name));
  expect(takes.sort()).toEqual([...alone, ...Object.keys(asOne)].sort());
  expect(Object.keys(several).sort()).toEqual(alone.sort());
});

/** Each field of a row by which one of several points at a record: the call and the field, and what points at nobody. */
const pointers = commandNames.flatMap((name) => {
  const { each = '', body = {} } = commandOf(name);
  const rows = body[each];
  if (rows?.kind !== 'parts') return [];
  return Object.entries(rows.fields).flatMap(([field, { kind }]) =>
    kind === 'reference' || kind === 'references'
      ? [[name, field, kind === 'reference' ? nobody : [nobody]] as const]
      : [],
  );
});

it('finds the rows that point at records', () => {
  expect(pointers.map(([name, field]) => `${name}.${field}`)).toEqual([
    'bookBankLines.paymentId',
    'bookBankLines.clientId',
    'bookBankLines.invoiceIds',
  ]);
});

it.each(pointers)(
  'one that points at what is not there keeps no other from being done, and says so by its field: %s by %s',
  async (name, field, value) => {
    const { call, good, isDone } = await (several[name] as NonNullable<(typeof several)[typeof name]>)(
      people,
    );
    const { status, body } = await call(good, { [field]: value });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject([
      { _id: good[0], ok: true },
      { _id: good[1], ok: false, code: 'INVALID' },
    ]);
    const [, refused] = body.data as unknown as readonly { errors: object }[];
    expect(Object.keys(refused?.errors ?? {})).toEqual([Array.isArray(value) ? `${field}[0]` : field]);
    expect(await Promise.all(good.map(isDone))).toEqual([true, false]);
  },
  60_000,
);

it.each(Object.entries(several))(
  'one that cannot be done keeps no other from being done, and the answer says which: %s',
  async (_, make) => {
    const { call, good, bad, isDone } = await make(people);
    const [first = '', last = ''] = good;
    const tries = [
      { ids: [first, bad?.id ?? nobody], wrong: bad?.id ?? nobody, code: bad?.code ?? 'NOT_FOUND' },
      { ids: [nobody, last], wrong: nobody, code: 'NOT_FOUND' },
    ];
    for (const { ids, wrong, code } of tries) {
      const { status, body } = await call(ids);
      expect(status, JSON.stringify(body)).toBe(200);
      const data = body.data as unknown as readonly Item[];
      const told = Object.fromEntries(data.map(({ _id, ok }) => [_id, ok]));
      expect(told).toEqual(Object.fromEntries(ids.map((id) => [id, id !== wrong])));
      const refused = data.find(({ ok }) => !ok);
      expect([refused?.code, typeof refused?.message]).toEqual([code, 'string']);
    }
    expect(await Promise.all(good.map(isDone))).toEqual([true, true]);
  },
  60_000,
);
