import { describe, expect, it } from 'vitest';
import type { ValueOf } from '#contract/vocabularies/index';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

const hour = 3600;
const hold = { hold: true, holdReason: 'payment_pending', holdUntil: '2026-12-01' };

async function change(by: Person, _id: string, given: object): Promise<Record<string, unknown>> {
  const { status, body } = await by.call('PATCH', '/file/', { _id, ...given });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** Lets time go by, and the supervisor sign in again. */
async function later(host: TestHost, seconds: number): Promise<Person> {
  host.passes(seconds);
  return signIn(host, 'supervisor');
}

/** Puts a file where only many moves would bring it. */
async function stand(host: TestHost, _id: string, status: ValueOf<'statusName'>): Promise<void> {
  await host.app.db.updateTable('file').set({ status }).where('_id', '=', _id).execute();
}

async function late(by: Person): Promise<unknown[]> {
  const { body } = await by.call('GET', '/file/list?pastStatusDue=true');
  return (body.data as unknown as { ref: string }[]).map(({ ref }) => ref);
}

// Friday 20 November 2026, ten in the morning in Toronto.
describe('the clock of a status during a hold', () => {
  it('stands still: a held file is not late, and has after the hold what it had left before', async () => {
    const host = await startHost();
    let supervisor = await signIn(host, 'supervisor');
    const { _id, ref } = await placeFile(supervisor);
    const other = await placeFile(supervisor);
    supervisor = await later(host, hour);
    expect((await change(supervisor, _id, hold)).statusDue).toBe('2026-11-20T19:00:00.000Z');
    supervisor = await later(host, 5 * hour);
    expect(await late(supervisor)).toEqual([other.ref]);
    const released = await change(supervisor, _id, { hold: false });
    expect([released.statusDue, released.heldSince]).toEqual(['2026-11-21T00:00:00.000Z', null]);
    expect(await late(supervisor)).toEqual([other.ref]);
    supervisor = await later(host, 3 * hour + 1);
    expect((await late(supervisor)).sort()).toEqual([ref, other.ref].sort());
  });

  it('is counted on from the hold that was set first, whatever is changed about it', async () => {
    const host = await startHost();
    let supervisor = await signIn(host, 'supervisor');
    const { _id } = await placeFile(supervisor);
    await change(supervisor, _id, hold);
    supervisor = await later(host, hour);
    await change(supervisor, _id, { holdUntil: '2026-12-02' });
    supervisor = await later(host, hour);
    expect((await change(supervisor, _id, { hold: false })).statusDue).toBe('2026-11-20T21:00:00.000Z');
  });

  it('is moved by the whole days of the hold where it ends with a day or counts business days', async () => {
    const host = await startHost();
    let supervisor = await signIn(host, 'supervisor');
    const [attempt, notice] = [await placeFile(supervisor), await placeFile(supervisor)];
    await stand(host, attempt._id, 'vendor_accepted');
    const scheduled = { status: 'attempt_scheduled', nextActionDate: '2026-11-24' };
    expect((await change(supervisor, attempt._id, scheduled)).statusDue).toBe('2026-11-25T04:59:59.000Z');
    await stand(host, notice._id, 'secured_complete');
    const pending = { status: 'notice_pending' };
    expect((await change(supervisor, notice._id, pending)).statusDue).toBe('2026-11-24T15:00:00.000Z');
    await change(supervisor, attempt._id, hold);
    await change(supervisor, notice._id, hold);
    supervisor = await later(host, 3 * 24 * hour);
    const released = { hold: false };
    expect((await change(supervisor, attempt._id, released)).statusDue).toBe('2026-11-28T04:59:59.000Z');
    expect((await change(supervisor, notice._id, released)).statusDue).toBe('2026-11-25T15:00:00.000Z');
  });

  it('goes on where a court set the date', async () => {
    const host = await startHost();
    let supervisor = await signIn(host, 'supervisor');
    const { _id } = await placeFile(supervisor);
    await host.app.db
      .updateTable('file')
      .set({ status: 'court_filed', stage: 'legal', statusDue: '2026-12-05T04:59:59.000Z' })
      .where('_id', '=', _id)
      .execute();
    await change(supervisor, _id, hold);
    supervisor = await later(host, 3 * 24 * hour);
    expect((await change(supervisor, _id, { hold: false })).statusDue).toBe('2026-12-05T04:59:59.000Z');
  });
});

describe('the clock of a status at a rush', () => {
  it('is counted anew from when the status began, and whole again without it', async () => {
    const host = await startHost();
    let supervisor = await signIn(host, 'supervisor');
    const { _id } = await placeFile(supervisor);
    expect((await change(supervisor, _id, { status: 'under_review' })).statusDue).toBe(
      '2026-11-20T23:00:00.000Z',
    );
    supervisor = await later(host, hour);
    const rush = await change(supervisor, _id, { isRushFile: true });
    expect(rush.statusDue).toBe('2026-11-20T19:00:00.000Z');
    const usual = await change(supervisor, _id, { isRushFile: false });
    expect(usual.statusDue).toBe('2026-11-20T23:00:00.000Z');
  });

  it('keeps what a hold gave back', async () => {
    const host = await startHost();
    let supervisor = await signIn(host, 'supervisor');
    const { _id } = await placeFile(supervisor);
    await change(supervisor, _id, hold);
    supervisor = await later(host, hour);
    await change(supervisor, _id, { hold: false });
    const rush = await change(supervisor, _id, { isRushFile: true });
    expect(rush.statusDue).toBe('2026-11-20T17:00:00.000Z');
  });
});

describe('a deadline of days', () => {
  it('ends with the day where the file is', async () => {
    const host = await startHost();
    let supervisor = await signIn(host, 'supervisor');
    const dueIn = async (state: string) => {
      const { _id } = await placeFile(supervisor, { state });
      await stand(host, _id, 'vendor_accepted');
      const scheduled = { status: 'attempt_scheduled', nextActionDate: '2026-11-20' };
      return (await change(supervisor, _id, scheduled)).statusDue;
    };
    expect(await dueIn('BC')).toBe('2026-11-21T07:59:59.000Z');
    expect(await dueIn('ON')).toBe('2026-11-21T04:59:59.000Z');
    expect(await dueIn('NL')).toBe('2026-11-21T03:29:59.000Z');
    supervisor = await later(host, 11 * hour);
    // Nine in the evening in Toronto.
    expect(await late(supervisor)).toEqual([]);
    supervisor = await later(host, 3 * hour);
    expect((await late(supervisor)).length).toBe(2);
  });

  it('skips the weekend where the file is', async () => {
    // Friday, eight in the evening in British Columbia.
    const host = await startHost({ at: '2026-11-21T04:00:00Z' });
    const supervisor = await signIn(host, 'supervisor');
    const { _id } = await placeFile(supervisor, { state: 'BC' });
    await stand(host, _id, 'secured_complete');
    const { statusDue } = await change(supervisor, _id, { status: 'notice_pending' });
    expect(statusDue).toBe('2026-11-25T04:00:00.000Z');
  });
});
