import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/web/data/data-provider';
import { refusedBody } from '../../../src/web/data/refused';
import { FetchFailure, Refusal } from '../../../src/web/http/failures';
import type { Request } from '../tabs';
import { amelie, answer, browser } from '../tabs';

/** The provider before a host that answers so: one that speaks the documented calls, and may do less than ours. */
function provider(host: (request: Request) => Response | Promise<Response>) {
  const desk = browser(host);
  const { http, session } = desk.openTab();
  session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
  return {
    desk,
    session,
    data: createDataProvider(http),
    paths: () => desk.requests.map(({ path }) => path),
  };
}

const page = (number: number, perPage: number) => ({ page: number, perPage });
const ids = ({ data }: { data: { id: unknown }[] }) => data.map(({ id }) => id);
const company = (_id: string) => ({ _id, companyName: _id, version: 1 });

describe('a host that answers a whole list without a look at what was asked', () => {
  const rows = [
    {
      _id: 'r-1',
      paymentType: 'invoice_payment',
      status: 'pending',
      amount: '900.00',
      receivedDate: '2026-03-01',
    },
    {
      _id: 'r-2',
      paymentType: 'invoice_payment',
      status: 'failed',
      amount: '1000.00',
      receivedDate: '2026-03-02',
    },
    { _id: 'r-3', paymentType: 'refund', status: 'pending', amount: null, receivedDate: '2026-03-03' },
    { _id: 'r-4', paymentType: 'refund', status: 'pending', amount: '80.50', receivedDate: '2026-03-04' },
  ];
  const { data } = provider(() => answer(200, { data: rows.map((row) => ({ ...row, fileId: 'f-1' })) }));
  const listed = async (filter: object, field = '', order = 'ASC') =>
    ids(
      await data.getList('payments', {
        filter: { fileId: 'f-1', ...filter },
        sort: { field, order: order as 'ASC' },
      }),
    );

  it('is filtered by the values asked for, each parameter by any of its own', async () => {
    expect(await listed({ status: 'pending' })).toEqual(['r-1', 'r-3', 'r-4']);
    expect(await listed({ status: ['pending', 'failed'], paymentType: ['invoice_payment'] })).toEqual([
      'r-1',
      'r-2',
    ]);
  });

  it('is left to the host where only that can tell', async () => {
    expect(await listed({ remitDue: true })).toHaveLength(4);
  });

  it('is sorted by the kind of what is sorted by, and what is absent comes last either way', async () => {
    expect(await listed({}, 'amount')).toEqual(['r-4', 'r-1', 'r-2', 'r-3']);
    expect(await listed({}, 'amount', 'DESC')).toEqual(['r-2', 'r-1', 'r-4', 'r-3']);
    expect(await listed({}, 'status,receivedDate', 'DESC')).toEqual(['r-4', 'r-3', 'r-1', 'r-2']);
    expect(await listed({})).toEqual(['r-1', 'r-2', 'r-3', 'r-4']);
  });

  it('is cut into pages with the number of what was asked for', async () => {
    const filter = { fileId: 'f-1', status: 'pending' };
    const second = await data.getList('payments', { filter, pagination: page(2, 2) });
    expect([ids(second), second.total]).toEqual([['r-4'], 3]);
  });

  it('is bounded by days, the last of them whole', async () => {
    const payments = provider(() =>
      answer(200, { data: rows.map(({ _id, receivedDate }) => ({ _id, receivedDate })) }),
    );
    const filter = { fileId: 'f-1', receivedDateFrom: '2026-03-02', receivedDateTo: '2026-03-03' };
    expect(ids(await payments.data.getList('payments', { filter }))).toEqual(['r-2', 'r-3']);
  });
});

describe('a host that does not say how many there are', () => {
  const all = Array.from({ length: 7 }, (_, index) => company(`c-${index}`));
  const { data } = provider(({ path }) => {
    const query = new URL(path, 'http://host').searchParams;
    const [at, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 25)];
    return answer(200, { data: all.slice((at - 1) * size, at * size) });
  });

  it('is paged by whether there is more', async () => {
    const info = async (number: number) => {
      const { total, pageInfo } = await data.getList('companies', { pagination: page(number, 3) });
      expect(total).toBeUndefined();
      return [pageInfo?.hasPreviousPage, pageInfo?.hasNextPage];
    };
    expect([await info(1), await info(2), await info(3)]).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  it('is read to its end all the same where all are needed', async () => {
    expect((await data.getList('companies', { pagination: page(1, 5000) })).data).toHaveLength(7);
  });
});

describe('a list of which more is asked than the host sends at once', () => {
  it('is put together from its pages, wherever the asked one begins', async () => {
    const { data, paths } = provider(({ path }) => {
      const at = Number(new URL(path, 'http://host').searchParams.get('page') ?? 1);
      const length = Math.max(0, Math.min(500, 1700 - (at - 1) * 500));
      return answer(200, {
        data: Array.from({ length }, (_, index) => company(String((at - 1) * 500 + index))),
        total: 1700,
      });
    });
    const second = await data.getList('companies', { pagination: page(2, 700) });
    expect([second.data.length, second.data[0]?.id, second.data[699]?.id, second.total]).toEqual([
      700,
      '700',
      '1399',
      1700,
    ]);
    expect(paths()).toEqual(['/company/list?page=2&size=500', '/company/list?page=3&size=500']);
  });
});

describe('what goes along with a question', () => {
  const everything: Record<
    string,
    (data: ReturnType<typeof provider>['data'], asked: object) => Promise<unknown>
  > = {
    getList: (data, asked) => data.getList('companies', asked),
    'getList of whole lists': (data, asked) => data.getList('roles', asked),
    getManyReference: (data, asked) =>
      data.getManyReference('users', { target: 'companyId', id: 'c-1', ...asked } as never),
    getOne: (data, asked) => data.getOne('companies', { id: 'c-1', ...asked }),
    'getOne by another call': (data, asked) => data.getOne('vendor-invoices', { id: 'c-1', ...asked }),
    getMany: (data, asked) => data.getMany('companies', { ids: ['c-1'], ...asked }),
    'getMany one by one': (data, asked) => data.getMany('note-templates', { ids: ['c-1'], ...asked }),
    create: (data, asked) => data.create('companies', { data: { companyName: 'A' }, ...asked }),
    update: (data, asked) =>
      data.update('companies', { id: 'c-1', data: { city: 'A' }, previousData: company('c-1'), ...asked }),
    updateMany: (data, asked) =>
      data.updateMany('companies', { ids: ['c-1'], data: { city: 'A' }, ...asked }),
    delete: (data, asked) => data.delete('companies', { id: 'c-1', ...asked }),
    'delete by another call': (data, asked) => data.delete('payments', { id: 'c-1', ...asked }),
    deleteMany: (data, asked) => data.deleteMany('companies', { ids: ['c-1'], ...asked }),
  };

  it.each(Object.entries(everything))(
    'goes with every call of %s: parameters and a way to call it off',
    async (_, ask) => {
      const { data, paths } = provider(({ path }) =>
        answer(200, /list|batch/.test(path) ? { data: [company('c-1')], total: 1 } : company('c-1')),
      );
      await ask(data, { meta: { query: { mfaCode: 'K7M2QX' } } });
      // What the host can is asked once for all calls, and is none of them.
      const own = paths().filter((path) => path !== '/desk/capabilities');
      expect(own.filter((path) => !path.includes('mfaCode=K7M2QX'))).toEqual([]);
      expect(own).not.toEqual([]);

      const off = new AbortController();
      const { data: silent } = provider(() => new Promise(() => undefined));
      const asked = ask(silent, { signal: off.signal });
      off.abort();
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    },
  );

  it('is react-admin’s to call off', () => {
    expect(provider(() => answer(200)).data.supportAbortSignal).toBe(true);
  });

  it('may be nothing at all', async () => {
    const { data } = provider(() => answer(200, { data: [company('c-1')], total: 1 }));
    const asked = {
      pagination: undefined,
      sort: undefined,
      filter: undefined,
      meta: undefined,
      signal: undefined,
    };
    expect(ids(await data.getList('companies', asked))).toEqual(['c-1']);
    expect(ids(await data.getList('companies', { ...asked, filter: null, meta: null }))).toEqual(['c-1']);
  });

  it('is written into paths as it must be', async () => {
    const { data, paths } = provider(() => answer(200, company('a/b')));
    await data.getOne('companies', { id: 'a/b' });
    await data.getOne('companies', { id: 7 });
    await data.delete('companies', { id: 'a/b' });
    expect(paths()).toEqual(['/company/a%2Fb', '/company/7', '/company/a%2Fb']);
  });
});

describe('what goes wrong', () => {
  it('is no missing record where many are shown one by one', async () => {
    const { data } = provider(({ path }) =>
      path.endsWith('f-2') ? answer(404, { code: 'NOT_FOUND' }) : answer(200, company('f-1')),
    );
    expect(ids(await data.getMany('note-templates', { ids: ['f-1', 'f-2'] }))).toEqual(['f-1']);
    const broken = provider(({ path }) => (path.endsWith('f-2') ? answer(500) : answer(200, company('f-1'))));
    await expect(broken.data.getMany('note-templates', { ids: ['f-1', 'f-2'] })).rejects.toMatchObject({
      status: 500,
    });
  });

  it('is told as react-admin tells it, with the status, and a lost session as the session tells it', async () => {
    const { data } = provider(() => answer(409, { code: 'IN_USE', message: 'It is in use.' }));
    await expect(data.delete('companies', { id: 'c-1' })).rejects.toMatchObject({
      name: 'HttpError',
      status: 409,
      message: 'It is in use.',
      body: { code: 'IN_USE' },
    });
    const { data: lost, session } = provider(() => answer(401, { code: 'SIGNED_OUT' }));
    session.clear();
    await expect(lost.getOne('companies', { id: 'c-1' })).rejects.toBeInstanceOf(Refusal);
  });

  it('is no failure of a deletion that the host answers with nothing', async () => {
    const { data } = provider(() => answer(204));
    const previousData = { id: 'c-1', companyName: 'Lender A' };
    expect(await data.delete('companies', { id: 'c-1', previousData })).toEqual({ data: previousData });
    expect(await data.delete('payments', { id: 'p-1' })).toEqual({ data: { id: 'p-1' } });
  });

  it('is not tried again for the others of many where the host cannot be reached', async () => {
    let left = 1;
    const { data, paths } = provider(() => {
      if (left-- > 0) return answer(200, company('c-1'));
      throw new TypeError('Failed to fetch');
    });
    const error = await data
      .deleteMany('companies', { ids: ['c-1', 'c-2', 'c-3'] })
      .catch((thrown: unknown) => thrown);
    const { message } = new FetchFailure(null);
    expect(refusedBody(error)).toMatchObject({
      done: ['c-1'],
      failed: [
        { id: 'c-2', message },
        { id: 'c-3', message },
      ],
    });
    expect(paths()).toHaveLength(2);
  });

  it('ends a change of many where the session is lost', async () => {
    const { data, session } = provider(() => answer(401, { code: 'SIGNED_OUT' }));
    session.clear();
    await expect(data.deleteMany('companies', { ids: ['c-1', 'c-2'] })).rejects.toBeInstanceOf(Refusal);
  });

  it('is a mistake of the program where no such resource or call is documented', async () => {
    const { data } = provider(() => answer(200, { data: [] }));
    await expect(data.getList('posts', {})).rejects.toThrow('posts is no resource');
    await expect(data.delete('users', { id: 'u-1' })).rejects.toThrow('No documented call');
  });
});
