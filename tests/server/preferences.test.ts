import { expect, test } from 'vitest';
import { startHost } from '../support/host';
import { send, signIn } from '../support/person';

test('says what the host can do to anyone who asks', async () => {
  const host = await startHost();
  const { status, body } = await send(host, {}, 'GET', '/desk/capabilities');
  expect(status).toBe(200);
  expect(body.capabilities).toMatchObject({
    preferences: true,
    jobs: true,
    exports: true,
    live: true,
    demo: true,
  });
  const bare = await startHost({ env: { DEMO: 'off' } });
  expect((await send(bare, {}, 'GET', '/desk/capabilities')).body.capabilities).toMatchObject({
    demo: false,
    seeding: false,
  });
});

test('keeps preferences for the person, and forgets those set to null', async () => {
  const host = await startHost();
  const one = await signIn(host, 'supervisor');
  const other = await signIn(host, 'lender_user');
  const set = (key: string, value?: unknown) => one.call('PATCH', '/desk/preferences', { key, value });
  expect((await set('files.columns', ['ref', 'state'])).body).toEqual({
    preferences: { 'files.columns': ['ref', 'state'] },
  });
  await set('rail', { width: 240, open: false });
  await set('files.columns', 'all');
  expect((await one.call('GET', '/desk/preferences')).body).toEqual({
    preferences: { 'files.columns': 'all', rail: { width: 240, open: false } },
  });
  expect((await other.call('GET', '/desk/preferences')).body).toEqual({ preferences: {} });
  expect((await set('rail', null)).body).toEqual({ preferences: { 'files.columns': 'all' } });
  expect((await set('files.columns')).body).toEqual({ preferences: {} });
  expect((await set('off', false)).body).toEqual({ preferences: { off: false } });
  expect((await send(host, {}, 'GET', '/desk/preferences')).status).toBe(401);
});

test('keeps no more than 64 KB under a key and 200 keys', async () => {
  const host = await startHost();
  const person = await signIn(host, 'supervisor');
  const set = (key: string, value: unknown) => person.call('PATCH', '/desk/preferences', { key, value });
  expect((await set('big', 'x'.repeat(65_534))).status).toBe(200);
  expect(await set('big', 'x'.repeat(65_535))).toMatchObject({
    status: 422,
    body: { errors: { value: expect.anything() } },
  });
  for (let index = 1; index < 200; index++) await set(`key.${index}`, index);
  expect(await set('one.more', 1)).toMatchObject({
    status: 422,
    body: { errors: { key: expect.anything() } },
  });
  expect((await set('key.1', 'again')).status).toBe(200);
  expect((await person.call('PATCH', '/desk/preferences', { value: 1 })).status).toBe(422);
  expect((await person.call('PATCH', '/desk/preferences', { key: 'a', value: 1, userId: 'b' })).status).toBe(
    400,
  );
});

test('answers a preference as it was given, also where it looks like a sentence of the host', async () => {
  const host = await startHost();
  const person = await signIn(host, 'supervisor');
  const likeSentence = { key: 'values.email', with: { field: 'email' } };
  const set = (key: string, value: unknown) => person.call('PATCH', '/desk/preferences', { key, value });
  expect((await set('saved', likeSentence)).body).toEqual({ preferences: { saved: likeSentence } });
  const nested = { views: [likeSentence], usual: likeSentence };
  await set('saved', nested);
  // Two preferences whose names make the whole look like one.
  await set('key', 'values.email');
  await set('with', { field: 'email' });
  expect((await person.call('GET', '/desk/preferences')).body).toEqual({
    preferences: { saved: nested, key: 'values.email', with: { field: 'email' } },
  });
});
