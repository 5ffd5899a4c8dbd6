import { describe, expect, test } from 'vitest';
import { startHost } from '../support/host';
import { column, engage, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';

const fields = ({ status, body }: Reply): unknown[] => [
  status,
  ...Object.keys((body.errors as object | undefined) ?? {}),
];
const add = (person: Person, fileId: string, values: object) =>
  person.call('POST', '/relatedParty/', { fileId, ...values });
const nameOn = async (person: Person, fileId: string) =>
  (await person.call('GET', `/file/${fileId}`)).body.debtorName;
const found = async (person: Person, words: string) =>
  column(await person.call('GET', `/file/search?search=${encodeURIComponent(words)}`), '_id');

describe('the parties of a file', () => {
  test('give the file its name and are found with it', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    const made = await add(staff, fileId, {
      firstName: 'Zoë',
      lastName: 'Quillfeather',
      isPrimary: true,
      aliases: ['Zed Quill'],
      phoneNumbers: [{ number: '416 555 0188', type: 'cell' }],
      addresses: [{ line1: '9000 Sample Ridge Rd', city: 'Sudbury', state: 'ON' }],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({ relatedPartyType: 'primary_debtor', isBusiness: false, version: 1 });
    expect((await staff.call('GET', `/file/${fileId}`)).body).toMatchObject({
      debtorName: 'Zoë Quillfeather',
      assetSummary: '2023 Kia Sportage',
    });
    for (const words of [
      'zoe quillfeather',
      'QUILLFEATHER',
      'zed quill',
      '(416) 555-0188',
      'sudbury',
      '1HGCM82633A004352',
    ])
      expect(await found(staff, words), words).toEqual([fileId]);
    await staff.call('PATCH', '/relatedParty/', { _id: made.body._id, lastName: 'Featherstone' });
    expect(await nameOn(staff, fileId)).toBe('Zoë Featherstone');
    expect(await found(staff, 'quillfeather')).toEqual([]);
    expect(await found(staff, 'featherstone')).toEqual([fileId]);
    await add(staff, fileId, {
      relatedPartyType: 'business_debtor',
      businessName: 'Pinecone Haulage Ltd',
      isPrimary: true,
    });
    expect(await found(staff, 'pinecone')).toEqual([fileId]);
  });

  test('are listed by file and kind', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const [one, two] = [await placeFile(staff), await placeFile(staff)];
    for (const [relatedPartyType, lastName] of [
      ['primary_debtor', 'Ames'],
      ['co_debtor', 'Baird'],
      ['guarantor', 'Cole'],
    ])
      await add(staff, one, { relatedPartyType, lastName });
    await add(staff, two, { lastName: 'Dunn' });
    const names = async (query: string) =>
      column(await staff.call('GET', `/relatedParty/list?sortBy=lastName&${query}`), 'lastName');
    expect(await names(`fileId=${one}`)).toEqual(['Ames', 'Baird', 'Cole']);
    expect(await names(`fileId=${one}&types=co_debtor&types=guarantor`)).toEqual(['Baird', 'Cole']);
    expect(await names('types=primary_debtor')).toEqual(['Ames', 'Dunn']);
    expect((await staff.call('GET', '/relatedParty/list?types=cousin')).status).toBe(400);
    expect((await staff.call('GET', '/relatedParty/list?shoeSize=9')).status).toBe(400);
    const other = await signIn(host, 'lender_b');
    expect(column(await other.call('GET', `/relatedParty/list?fileId=${one}`), '_id')).toEqual([]);
  });

  test('need a name of their kind', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    expect(fields(await add(staff, fileId, { firstName: 'Ann' }))).toEqual([422, 'lastName']);
    expect(fields(await add(staff, fileId, { isBusiness: true, lastName: 'Ames' }))).toEqual([
      422,
      'businessName',
    ]);
    expect(
      fields(await add(staff, fileId, { relatedPartyType: 'business_debtor', lastName: 'Ames' })),
    ).toEqual([422, 'businessName']);
    expect(
      fields(
        await add(staff, fileId, {
          relatedPartyType: 'neighbour',
          lastName: 'Ames',
          isNoticeRecipient: true,
        }),
      ),
    ).toEqual([422, 'isNoticeRecipient']);
    expect(fields(await add(staff, fileId, { lastName: 'Ames', shoeSize: 9 }))).toEqual([400, 'shoeSize']);
    expect(
      fields(await add(staff, fileId, { lastName: 'Ames', emails: ['a'], phoneNumbers: [{ number: '12' }] })),
    ).toEqual([422, 'phoneNumbers[0].number']);
    const made = await add(staff, fileId, { relatedPartyType: 'business_debtor', businessName: 'Acme Ltd' });
    expect(made.body).toMatchObject({ isBusiness: true });
    expect(
      fields(await staff.call('PATCH', '/relatedParty/', { _id: made.body._id, businessName: null })),
    ).toEqual([422, 'businessName']);
    expect(fields(await staff.call('PATCH', '/relatedParty/', { _id: made.body._id, fileId }))).toEqual([
      403,
      'fileId',
    ]);
  });

  test('have one primary of each kind', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    const first = await add(staff, fileId, { lastName: 'Ames', isPrimary: true });
    const second = await add(staff, fileId, { lastName: 'Baird', isPrimary: true });
    await add(staff, fileId, { lastName: 'Cole', relatedPartyType: 'co_debtor', isPrimary: true });
    expect(await nameOn(staff, fileId)).toBe('Baird');
    const list = await staff.call('GET', `/relatedParty/list?fileId=${fileId}&sortBy=lastName`);
    expect(column(list, 'isPrimary')).toEqual([false, true, true]);
    await staff.call('PATCH', '/relatedParty/', { _id: first.body._id, isPrimary: true });
    expect((await staff.call('GET', `/relatedParty/${String(second.body._id)}`)).body).toMatchObject({
      isPrimary: false,
      version: 2,
    });
    expect(await nameOn(staff, fileId)).toBe('Ames');
  });

  test('keep the last debtor', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    const only = await add(staff, fileId, { lastName: 'Ames' });
    const friend = await add(staff, fileId, { lastName: 'Baird', relatedPartyType: 'relative' });
    expect((await staff.call('DELETE', `/relatedParty/${String(only.body._id)}`)).status).toBe(409);
    expect(
      (await staff.call('PATCH', '/relatedParty/', { _id: only.body._id, relatedPartyType: 'guarantor' }))
        .status,
    ).toBe(409);
    expect((await staff.call('DELETE', `/relatedParty/${String(friend.body._id)}`)).status).toBe(200);
    await add(staff, fileId, { relatedPartyType: 'business_debtor', businessName: 'Acme Ltd' });
    expect((await staff.call('DELETE', `/relatedParty/${String(only.body._id)}`)).body.lastName).toBe('Ames');
    expect(await nameOn(staff, fileId)).toBe('Acme Ltd');
    expect((await staff.call('GET', `/relatedParty/${String(only.body._id)}`)).status).toBe(404);
  });
});

describe('who sees what of a party', () => {
  const debtor = {
    firstName: 'Ann',
    lastName: 'Ames',
    dateOfBirth: '1980-02-03',
    driverLicenceNumber: 'A12345678901234',
    emails: ['ann@example.org'],
    employer: { name: 'Mill Works' },
    notes: 'Sister lives next door',
    riskFlags: ['dog'],
    phoneNumbers: [{ number: '+14165550188', type: 'cell', source: 'skip trace' }],
    addresses: [
      { line1: '9000 Sample Ridge Rd', city: 'Sudbury', source: 'credit bureau', notes: 'Blue door' },
    ],
  };

  test('a vendor sees how to find someone and come back unhurt', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    const made = await add(staff, fileId, debtor);
    const vendor = await signIn(host, 'vendor_manager');
    await engage(staff, fileId, 'V01', vendor);
    const { body } = await vendor.call('GET', `/relatedParty/${String(made.body._id)}`);
    expect(body).toMatchObject({
      firstName: 'Ann',
      lastName: 'Ames',
      riskFlags: ['dog'],
      dateOfBirth: null,
      driverLicenceNumber: null,
      emails: null,
      employer: null,
      notes: null,
      language: null,
      may: ['list', 'show'],
      phoneNumbers: [{ number: '+14165550188', type: 'cell' }],
      addresses: [{ line1: '9000 Sample Ridge Rd', city: 'Sudbury' }],
    });
    const list = await vendor.call('GET', `/relatedParty/list?fileId=${fileId}`);
    expect(JSON.stringify([body, list.body])).not.toMatch(
      /skip trace|credit bureau|Blue door|1980|901234|ann@|Mill Works/,
    );
    expect((await add(vendor, fileId, { lastName: 'Baird' })).status).toBe(403);
  });

  test('that the birth date and licence changed is told, and never what they were and are', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    const made = await add(staff, fileId, debtor);
    const _id = String(made.body._id);
    host.passes(1);
    const changed = await staff.call('PATCH', '/relatedParty/', {
      _id,
      dateOfBirth: '1981-02-03',
      driverLicenceNumber: 'B98765432109876',
      language: 'fr',
    });
    const mask = '••••••••';
    expect(changed.body).toMatchObject({ dateOfBirth: mask, driverLicenceNumber: mask, language: 'fr' });
    for (const who of ['accountant', 'lender_auditor']) {
      const { body } = await (await signIn(host, who)).call('GET', `/relatedParty/${_id}`);
      expect(body).toMatchObject({ dateOfBirth: mask, driverLicenceNumber: mask });
    }
    const kept = await host.app.db
      .selectFrom('history')
      .select(['type', 'updatedFields', 'changes'])
      .where('entityId', '=', _id)
      .orderBy('_id')
      .execute();
    expect(kept.map(({ type }) => type)).toEqual(['party_added', 'party_updated']);
    expect([...(kept[1]?.updatedFields ?? [])].sort()).toEqual([
      'dateOfBirth',
      'driverLicenceNumber',
      'language',
    ]);
    expect(kept[1]?.changes).toEqual([{ field: 'language', before: null, after: 'fr' }]);
  });

  test('no other client reaches them, to read, change or point at', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    const _id = String((await add(staff, fileId, debtor)).body._id);
    const other = await signIn(host, 'lender_b_supervisor');
    expect((await other.call('GET', `/relatedParty/${_id}`)).status).toBe(404);
    expect((await other.call('PATCH', '/relatedParty/', { _id, lastName: 'X' })).status).toBe(404);
    expect((await other.call('DELETE', `/relatedParty/${_id}`)).status).toBe(403);
    expect(fields(await add(other, fileId, { lastName: 'X' }))).toEqual([422, 'fileId']);
  });
});
