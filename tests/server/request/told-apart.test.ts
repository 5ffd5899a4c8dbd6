import { expect, it } from 'vitest';
import { newId } from '#server/database/new-id';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

const ids = ['no-id', '1', 'null', '019A9E3C-5F00-7C11-8A52-2D3B6F0E1A77'];

it('an address that there is not says so, signed in or not, and is no record that is absent', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const unknown = { message: 'There is no such call.', code: 'NO_SUCH_CALL' };
  for (const url of ['/nowhere', '/file/list/of/nothing', '/files', '/']) {
    expect(await staff.call('GET', url), url).toMatchObject({ status: 404, body: unknown });
    expect((await host.server.inject(`/api${url}`)).json(), url).toEqual(unknown);
  }
});

it('a method that an address does not take is refused with those that it does', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const wrong = { message: 'This address does not take that method.', code: 'WRONG_METHOD' };
  for (const [method, url, allowed] of [
    ['DELETE', '/file/list', 'GET, HEAD'],
    ['PUT', '/file/', 'POST, PATCH'],
    ['POST', `/fee/${newId(0)}`, 'GET, HEAD, DELETE'],
    ['GET', '/auth/login', 'POST'],
  ] as const) {
    const { status, body, headers } = await staff.call(method, url);
    expect([status, body, headers.allow], `${method} ${url}`).toEqual([405, wrong, allowed]);
  }
});

it('an id that is none is malformed wherever it says which record is meant', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const { _id } = await placeFile(staff);
  for (const id of ids)
    for (const [method, url, body] of [
      ['GET', `/file/${id}`],
      ['GET', `/role/${id}`],
      ['DELETE', `/fee/${id}`],
      ['GET', `/fee/list/${id}`],
      ['GET', `/file/list?fileId=${id}`],
      ['GET', `/note/summarize/${id}`],
      ['GET', `/desk/jobs/${id}`],
      ['GET', `/note/count?fileId=${id}`],
      ['PATCH', `/request/cancel/${id}`, {}],
      ['PATCH', '/file/', { _id: id, nextAction: 'Call' }],
    ] as const) {
      const answer = await staff.call(method, url, body);
      expect([answer.status, answer.body.code], `${method} ${url}`).toEqual([400, 'MALFORMED']);
    }
  expect((await staff.call('GET', `/file/${_id}`)).status).toBe(200);
});

it('a record that is not there and one that is out of reach look the same', async () => {
  const host = await startHost();
  const { _id } = await placeFile(await signIn(host, 'supervisor'));
  const other = await signIn(host, 'lender_b');
  const [absent, foreign] = [
    await other.call('GET', `/file/${newId(0)}`),
    await other.call('GET', `/file/${_id}`),
  ];
  expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(foreign.body).toEqual(absent.body);
});
