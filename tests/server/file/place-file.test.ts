import { describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import { recalledFile } from '../../support/closed-file';
import { placeFile } from '../../support/place-file';

describe('placing a file', () => {
  it('gives it a number, its place in the process and a deadline', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_user');
    const file = await placeFile(lender);
    expect(file).toMatchObject({
      ref: 'LNA-2600001',
      stage: 'intake',
      status: 'new_assignment',
      active: true,
      hold: false,
      closed: false,
      agencyId: seedId('company', 'NLR'),
      assetSummary: '2019 Toyota Corolla',
      assignmentDate: '2026-11-20T15:00:00.000Z',
      statusDue: '2026-11-20T19:00:00.000Z',
      version: 1,
      source: 'api',
    });
  });

  it('gives a rush file one hour', async () => {
    const host = await startHost();
    const file = await placeFile(await signIn(host, 'lender_user'), { isRushFile: true });
    expect(file).toMatchObject({ statusDue: '2026-11-20T16:00:00.000Z' });
  });

  it('refuses a second open file for the same account and says which is the first', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_user');
    const first = await placeFile(lender, { bankAccountNumber: '900000000001' });
    const second = await lender.call('POST', '/file/', {
      clientId: seedId('company', 'LNA'),
      bankAccountNumber: '900000000001',
      state: 'ON',
      serialNumber: '2T1BURHE8K0000002',
    });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'DUPLICATE', current: { _id: first._id, ref: first.ref } });
  });

  it('places a new file for the account of a closed one, linked to it', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_user');
    const closed = await recalledFile(await signIn(host, 'supervisor'), {
      bankAccountNumber: '900000000021',
    });
    const asked = `clientId=${seedId('company', 'LNA')}&bankAccountNumber=900000000021`;
    const found = await lender.call('GET', `/file/list?${asked}`);
    expect(found.body.data).toMatchObject([{ _id: closed._id, closed: true }]);
    const next = await placeFile(lender, { bankAccountNumber: '900000000021', relatedFileId: closed._id });
    expect(next).toMatchObject({ relatedFileId: closed._id, status: 'new_assignment' });
  });

  it('names every field that is missing', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_user');
    const { status, body } = await lender.call('POST', '/file/', { contractType: 'secured_loan' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      clientId: 'clientId is a required field',
      bankAccountNumber: 'bankAccountNumber is a required field',
      state: 'state is a required field',
    });
  });

  it('refuses unknown fields by name, and fields that the host sets', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_user');
    const unknown = await lender.call('POST', '/file/', { colour: 'red' });
    expect([unknown.status, unknown.body.errors]).toEqual([400, { colour: 'unknown field' }]);
    for (const field of ['_id', 'ref', 'version', 'createdAt', 'stage', 'agencyId'])
      expect((await lender.call('POST', '/file/', { [field]: 'x' })).status, field).toBe(403);
  });

  it('does not let a client place a file for another client', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_b');
    const { status, body } = await lender.call('POST', '/file/', {
      clientId: seedId('company', 'LNA'),
      bankAccountNumber: '900000000009',
      state: 'ON',
      serialNumber: '2T1BURHE8K0000002',
    });
    expect([status, body.errors]).toEqual([
      422,
      { clientId: 'Client : vous ne pouvez pas choisir cette fiche' },
    ]);
  });

  it('says of an account that has an open file which it is, to whoever may see that file, and to nobody else', async () => {
    const host = await startHost();
    const file = await placeFile(await signIn(host, 'lender_user'), { bankAccountNumber: '900000000031' });
    const again = {
      ...{ clientId: seedId('company', 'LNA'), bankAccountNumber: '900000000031', state: 'ON' },
      serialNumber: '2T1BURHE8K0000002',
    };
    const within = await (await signIn(host, 'supervisor')).call('POST', '/file/', again);
    expect([within.status, within.body.current]).toEqual([409, { _id: file._id, ref: file.ref }]);
    expect(within.body.message).toBe(`There is already an open file for this account: ${file.ref}.`);
    // An office of the client beside its own files, an office of the agency.
    for (const [who, message] of [
      ['lender_west', 'There is already an open file for this account, out of your reach.'],
      ['quebec', 'Ce compte a déjà un dossier ouvert, auquel vous n’avez pas accès.'],
    ] as const) {
      const { status, body } = await (await signIn(host, who)).call('POST', '/file/', again);
      expect([status, body], who).toEqual([
        409,
        { code: 'DUPLICATE', message, errors: { bankAccountNumber: message } },
      ]);
    }
  });

  it('is for those whose role places files', async () => {
    const host = await startHost();
    for (const who of ['accountant', 'remarketing_specialist', 'vendor_manager', 'field_agent'])
      expect((await (await signIn(host, who)).call('POST', '/file/', {})).status, who).toBe(403);
  });

  it('numbers files that are placed at once without a gap or a twin', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_user');
    const placed = await Promise.all(Array.from({ length: 12 }, () => placeFile(lender)));
    const numbers = placed.map((file) => file.ref).sort();
    expect(numbers).toEqual(
      Array.from({ length: 12 }, (_, index) => `LNA-26000${String(index + 1).padStart(2, '0')}`),
    );
  });

  it('answers a repeated request with its first answer', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_user');
    const body = {
      clientId: seedId('company', 'LNA'),
      bankAccountNumber: '900000000010',
      state: 'ON',
      serialNumber: '2T1BURHE8K0000002',
    };
    const key = { 'idempotency-key': 'placing-once-0001' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => lender.call('POST', '/file/', body, key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body._id]))).size).toBe(1);
    const other = await lender.call('POST', '/file/', { ...body, state: 'QC' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
  });
});
