import { expect, test } from 'vitest';
import { upload } from '../support/documents';
import { startHost } from '../support/host';
import { companyId, placeFile, userId } from '../support/network';
import { signIn } from '../support/person';

test('a field that points at a company takes only those whose business it is, and names itself otherwise', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'administrator');
  const _id = await placeFile(staff);
  const written = async (fields: object): Promise<unknown[]> => {
    const { status, body } = await staff.call('PATCH', '/file/', { _id, ...fields });
    return [status, ...Object.keys(body.errors ?? {})];
  };
  const lender = companyId('LNB');
  expect(await written({ storage: { lotCompanyId: lender } })).toEqual([422, 'storage.lotCompanyId']);
  expect(await written({ storage: { lotCompanyId: companyId('V01') } })).toEqual([200]);
  expect(await written({ clientOfficeId: companyId('LNA') })).toEqual([422, 'clientOfficeId']);
  expect(await written({ clientOfficeId: companyId('LNA-E') })).toEqual([200]);
});

test('nobody who cannot sign in is to be reminded of anything anew', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'administrator');
  const made = (who: string, values: object = {}) =>
    staff.call('POST', '/reminder/', {
      title: 'Call',
      dueDate: '2026-12-02T15:00:00Z',
      userId: userId(who),
      ...values,
    });
  const theirs = await made('quebec');
  expect(theirs.status, JSON.stringify(theirs.body)).toBe(201);
  const they = host.app.db.updateTable('user').where('_id', '=', userId('quebec'));
  await they.set({ userStatus: 'suspended' }).execute();
  const refused = await made('quebec');
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['userId']]);
  // What was theirs before can still be settled.
  const done = { ids: [theirs.body._id], status: 'completed' };
  expect((await staff.call('PATCH', '/reminder/status', done)).status).toBe(200);
});

test('a file is placed by an office of its own client, and by no other house’s', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'administrator');
  const made = await staff.call('POST', '/company/', {
    companyName: 'Bank B West',
    code: 'LNB-W',
    activityType: 'lender',
    isOffice: true,
    parentCompanyId: companyId('LNB'),
    addressLine1: '1 King Street West',
    city: 'Toronto',
    state: 'ON',
    postalCode: 'M5H 1A1',
    phone: '416-555-0100',
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const foreign = made.body._id;
  await expect(placeFile(staff, { clientOfficeId: foreign })).rejects.toThrow('clientOfficeId');
  const _id = await placeFile(staff, { clientOfficeId: companyId('LNA-W') });
  const moved = await staff.call('PATCH', '/file/', { _id, clientOfficeId: foreign });
  expect([moved.status, moved.body.errors]).toEqual([
    422,
    { clientOfficeId: 'clientOfficeId must be an office of clientId' },
  ]);
  expect((await staff.call('PATCH', '/file/', { _id, clientOfficeId: null })).status).toBe(200);
});

test('what shows a charge, money that came in, a trace or a repair lies on the file that it is of', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'administrator');
  const [fileId, other] = [await placeFile(staff), await placeFile(staff)];
  const shown = await upload(host, staff, other);
  expect(shown.status, JSON.stringify(shown.body)).toBe(201);
  const documentId = shown.body._id;
  const fee = {
    feeType: 'other',
    direction: 'receivable',
    companyId: companyId('LNA'),
    description: 'Ferry',
    incurredOn: '2026-11-18',
  };
  const cash = {
    paymentType: 'redemption',
    method: 'eft',
    direction: 'in',
    amount: '100.00',
    receivedDate: '2026-11-19',
  };
  const trace = {
    skipTraceType: 'basic_phone_address',
    source: 'Bureau header',
    permissiblePurpose: 'locate_collateral',
  };
  const drafts = {
    '/fee/': { ...fee, unitAmount: '80.00', documentId },
    '/payment/': { ...cash, documentId },
    '/skipTrace/': { ...trace, documentId },
    '/repairsAndReconditioning/': {
      category: 'tires_wheels',
      description: 'Tires',
      photosBefore: [documentId],
    },
  };
  for (const [path, draft] of Object.entries(drafts)) {
    const { status, body } = await staff.call('POST', path, { fileId, ...draft });
    expect([status, Object.keys(body.errors ?? {})], `${path} ${JSON.stringify(body)}`).toEqual([
      422,
      [path.startsWith('/repairs') ? 'photosBefore[0]' : 'documentId'],
    ]);
  }
});

test('a party that is named for something of a file is one of that file, at every door', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'administrator');
  const [fileId, other] = [await placeFile(staff), await placeFile(staff)];
  const partyOf = async (fileId: string): Promise<string> => {
    const party = { fileId, relatedPartyType: 'primary_debtor', firstName: 'Ada', lastName: 'Nolan' };
    const { status, body } = await staff.call('POST', '/relatedParty/', party);
    expect(status, JSON.stringify(body)).toBe(201);
    return String(body._id);
  };
  const [own, foreign] = [await partyOf(fileId), await partyOf(other)];
  const contact = (relatedPartyId: string) => ({ contact: { relatedPartyId } });
  const note = { body: 'Called.', noteType: 'general', audience: 'internal' };
  const refused: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['/note/', { ...note, fileId, ...contact(foreign) }, 'contact.relatedPartyId'],
    // A note that is about no file speaks with nobody of one.
    ['/note/', { ...note, ...contact(own) }, 'contact.relatedPartyId'],
    [
      '/payment/',
      {
        ...{ fileId, paymentType: 'redemption', method: 'eft', direction: 'in', amount: '100.00' },
        ...{ receivedDate: '2026-11-19', isTrust: true, relatedPartyId: foreign },
      },
      'relatedPartyId',
    ],
    [
      '/skipTrace/',
      {
        ...{ fileId, skipTraceType: 'basic_phone_address', source: 'Bureau header' },
        ...{ permissiblePurpose: 'locate_collateral', relatedPartyId: foreign },
      },
      'relatedPartyId',
    ],
    [
      '/desk/file/recordService',
      {
        ...{ fileId, noticeKind: 'disposition', relatedPartyIds: [own, foreign], method: 'personal' },
        ...{ servedDate: '2026-11-19', documentId: (await upload(host, staff, fileId)).body._id },
      },
      'relatedPartyIds[1]',
    ],
  ];
  for (const [path, draft, field] of refused) {
    const { status, body } = await staff.call('POST', path, draft);
    expect([status, Object.keys(body.errors ?? {})], `${path} ${JSON.stringify(body)}`).toEqual([
      422,
      [field],
    ]);
  }
  const shown = await upload(host, staff, fileId, { relatedPartyId: foreign });
  expect([shown.status, shown.body.errors]).toEqual([
    422,
    { relatedPartyId: 'relatedPartyId must be of the same file' },
  ]);
  const taken = await upload(host, staff, fileId, { relatedPartyId: own });
  expect(taken.status, JSON.stringify(taken.body)).toBe(201);
  const changed = await staff.call('PATCH', '/document/', { _id: taken.body._id, relatedPartyId: foreign });
  expect([changed.status, Object.keys(changed.body.errors ?? {})]).toEqual([422, ['relatedPartyId']]);
});
