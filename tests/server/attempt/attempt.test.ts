import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { share } from '../../support/shared-file';
import { seedId } from '#server/seed/seed-id';

/** 14:30 UTC is half past nine in Toronto. */
const morning = '2026-11-20T14:30:00.000Z';
const place = { latitude: 43.6532, longitude: -79.3832 };

interface Field {
  readonly host: TestHost;
  readonly staff: Person;
  readonly agent: Person;
  readonly lender: Person;
  readonly fileId: string;
  tries(values: object, person?: Person, key?: string): Promise<Reply>;
  status(): Promise<string>;
}

/** A file that V01 has accepted and its field agent was given, in a status. */
async function inField(status = 'attempting', more: object = {}): Promise<Field> {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const agent = await signIn(host, 'field_agent');
  const lender = await signIn(host, 'lender_supervisor');
  const { _id: fileId } = await placeFile(staff, { contractType: 'secured_loan', ...more });
  await share(host, fileId, { companies: ['V01'], people: ['field_agent'] });
  await put(host, fileId, status);
  return {
    ...{ host, staff, agent, lender, fileId },
    tries: (values, person = agent, key) =>
      person.call(
        'POST',
        '/desk/attempt/',
        { fileId, at: morning, outcome: 'no_contact', ...values },
        key ? { 'idempotency-key': key } : {},
      ),
    status: async () => String((await staff.call('GET', `/file/${fileId}`)).body.status),
  };
}

const searchedBefore = {
  ...{ lienSearchDone: '2026-11-18', insolvencyCheckDone: '2026-11-18' },
  registrationExpiry: '2029-06-30',
};

async function put(host: TestHost, fileId: string, status: string): Promise<void> {
  await sql`update file set stage = 'field_recovery', status = ${status}, "assignmentDate" = '2026-11-18T12:00:00Z',
    checks = ${JSON.stringify(searchedBefore)}::jsonb, "insolvencyStatus" = 'none'
    where _id = ${fileId}::uuid`.execute(host.app.db);
}

const errors = ({ status, body }: Reply): unknown[] => [
  status,
  ...Object.keys((body.errors as object | undefined) ?? {}),
];

describe('an attempt', () => {
  it('says who was where and when, at what time of the day where the file is, and is written down', async () => {
    const { tries, staff, fileId } = await inField('vendor_accepted');
    const { status, body } = await tries({ ...place, address: '9001 Sample Ridge Rd', note: 'Dark house.' });
    expect([status, body.timeBand, body.companyId, body.agentUserId]).toEqual([
      201,
      '09-17',
      seedId('company', 'V01'),
      seedId('user', 'field_agent@demo.example'),
    ]);
    const { body: history } = await staff.call('GET', `/history/list/${fileId}?type=attempt_logged`);
    expect(history.data).toMatchObject([{ message: 'Attempt: No contact', entity: 'attempt' }]);
  });

  it.each([
    ['vendor_accepted', 'no_contact', 'attempting'],
    ['vendor_accepted', 'sighted', 'attempting'],
    ['attempt_scheduled', 'contact', 'contact_made'],
    ['attempting', 'refused', 'debtor_objected'],
    ['asset_sighted', 'inaccessible', 'asset_inaccessible'],
    ['contact_made', 'sighted', 'contact_made'],
    ['asset_inaccessible', 'secured', 'on_hook'],
    ['attempting', 'secured', 'on_hook'],
    ['contact_made', 'negative', 'contact_made'],
  ])('takes a file from %s, where it ends %s, to %s', async (from, outcome, to) => {
    const { tries, status } = await inField(from);
    const reply = await tries({ outcome, ...place, note: 'The debtor said no; I left.' });
    expect([reply.status, reply.body.message, await status()]).toEqual([201, undefined, to]);
  });

  it('is not made for a file that nobody has accepted, that is held, or that is in hand', async () => {
    const { host, tries, fileId } = await inField('vendor_assigned');
    expect((await tries({})).body.code).toBe('CONFLICT');
    await put(host, fileId, 'attempting');
    await sql`update file set hold = true where _id = ${fileId}::uuid`.execute(host.app.db);
    expect((await tries({})).body.code).toBe('FILE_ON_HOLD');
    await sql`update file set hold = false, stage = 'secured', status = 'on_hook' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    expect((await tries({})).body.code).toBe('CONFLICT');
  });

  it('names what cannot be', async () => {
    const { host, tries } = await inField();
    const other = await placeFile(await signIn(host, 'supervisor'), { bankAccountNumber: '900000000999' });
    expect(errors(await tries({ outcome: 'secured' }))).toEqual([422, 'latitude']);
    expect(errors(await tries({ outcome: 'refused', note: ' ' }))).toEqual([422, 'note']);
    expect(errors(await tries({ latitude: 43.65 }))).toEqual([422, 'longitude']);
    expect(errors(await tries({ at: '2026-11-18T11:59:59Z' }))).toEqual([422, 'at']);
    expect(errors(await tries({ at: '2026-11-20T15:10:00Z' }))).toEqual([422, 'at']);
    expect(errors(await tries({ timeBand: '21-06' }))[0]).toBe(403);
    expect(errors(await tries({ fileId: other._id }))).toEqual([422, 'fileId']);
  });

  it('stands as it was recorded; a note may follow, from those who saw it', async () => {
    const { tries, agent, staff, lender } = await inField();
    const { body } = await tries({});
    const change = (person: Person, values: object): Promise<Reply> =>
      person.call('PATCH', '/desk/attempt/', { _id: body._id, ...values });
    expect(errors(await change(agent, { outcome: 'secured' }))[0]).toBeGreaterThanOrEqual(400);
    expect((await change(staff, { note: 'Not mine.' })).status).toBe(403);
    expect((await change(lender, { note: 'Not mine.' })).status).toBe(403);
    expect((await change(agent, { note: 'The car of a neighbour.' })).body.note).toBe(
      'The car of a neighbour.',
    );
  });

  it('that is sent twice with one key is made once', async () => {
    const { tries, agent, fileId } = await inField();
    const [first, again] = [await tries({}, agent, 'attempt-0001'), await tries({}, agent, 'attempt-0001')];
    expect([first.status, again.status, again.body._id]).toEqual([201, 201, first.body._id]);
    const { body } = await agent.call('GET', `/desk/attempt/list?fileId=${fileId}`);
    expect(body.total).toBe(1);
  });
});

describe('on the hook', () => {
  it('is when and where the attempt was, and the client and the agency are told at once', async () => {
    const { tries, staff, lender, fileId } = await inField();
    await tries({ outcome: 'secured', ...place, address: '9001 Sample Ridge Rd, Toronto' });
    const { body } = await staff.call('GET', `/file/${fileId}`);
    expect(body.recovery).toMatchObject({
      onHookAt: morning,
      ...place,
      recoveryAddress: '9001 Sample Ridge Rd, Toronto',
      vendorCompanyId: seedId('company', 'V01'),
      agentUserId: seedId('user', 'field_agent@demo.example'),
    });
    for (const person of [staff, lender]) {
      const notes = await person.call('GET', `/note/list?fileId=${fileId}`);
      expect(notes.body.data).toMatchObject([
        {
          isRush: true,
          body: `On hook: 2019 Toyota Corolla, file ${body.ref}, 20 Nov 2026 09:30, at 9001 Sample Ridge Rd, Toronto.`,
        },
      ]);
    }
  });

  it('is not past a shut gate: nothing is recorded, and it is said which', async () => {
    const { tries, staff, status, fileId } = await inField('attempting', {
      contractType: 'conditional_sale',
      state: 'BC',
      totalAmountSecured: '10000.00',
      amountPaid: '8000.00',
    });
    const reply = await tries({ outcome: 'secured', ...place });
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([
      409,
      ['licensed_vendor', 'consumer_paid_threshold'],
    ]);
    expect([
      await status(),
      (await staff.call('GET', `/desk/attempt/list?fileId=${fileId}`)).body.total,
    ]).toEqual(['attempting', 0]);
  });
});

describe('what was tried before', () => {
  it('is seen by another vendor only where the assignment shares it, and not by whom', async () => {
    const { host, tries, lender, fileId } = await inField();
    await tries({ note: 'Two dogs.' });
    await share(host, fileId, { companies: ['V02'] });
    const rival = await signIn(host, 'vendor_b');
    const list = async (person: Person): Promise<Record<string, unknown>[]> =>
      (await person.call('GET', `/desk/attempt/list?fileId=${fileId}`)).body.data as never;
    expect(await list(rival)).toEqual([]);
    await sql`update "companyAssignment" set "sharePreviousFindings" = true where "fileId" = ${fileId}::uuid
      and status = 'accepted'`.execute(host.app.db);
    expect(await list(rival)).toMatchObject([{ note: 'Two dogs.', companyId: null, agentUserId: null }]);
    expect(await list(lender)).toMatchObject([{ companyId: seedId('company', 'V01') }]);
    const guessed = await rival.call('GET', `/desk/attempt/list?companyId=${seedId('company', 'V01')}`);
    expect(guessed.body.total).toBe(0);
  });
});

describe('what is taken into the field', () => {
  const debtor = { relatedPartyType: 'primary_debtor', isPrimary: true, firstName: 'Noah', lastName: 'Roy' };
  const home = { line1: '9001 Sample Ridge Rd', city: 'Toronto', state: 'ON', postalCode: 'M5V 0Z1' };
  const cottage = { line1: '9400 Test Harbour Dr', city: 'Kingston', state: 'ON', postalCode: 'K7L 0Z1' };

  it('is whom to find, where, and what was tried, the nearest first, without what is not for the field', async () => {
    const { host, staff, agent, tries, fileId } = await inField();
    const addresses = [
      cottage,
      { ...home, status: 'verified' },
      { ...home, line1: '9 Gone St', status: 'bad' },
    ];
    const known = { number: '+14165550142' };
    const phoneNumbers = [known, { number: '+14165550143', isValid: false }, { ...known, type: 'home' }];
    await staff.call('POST', '/relatedParty/', {
      ...{ fileId, ...debtor, addresses, phoneNumbers },
      ...{ riskFlags: ['dog'], dateOfBirth: '1990-01-01', emails: ['noah@example.com'] },
    });
    const { _id: far } = await placeFile(staff, { bankAccountNumber: '900000000998', isRushFile: true });
    await share(host, far, { companies: ['V01'], people: ['field_agent'] });
    await put(host, far, 'vendor_accepted');
    await tries({});
    const { body } = await agent.call('GET', '/desk/field?latitude=43.65&longitude=-79.38');
    expect(body.data).toMatchObject([
      { fileId: far, isRushFile: true, km: null, addresses: [], attempts: 0, lastOutcome: null },
      {
        ...{ fileId, debtorName: 'Noah Roy', riskFlags: ['dog'], attempts: 1, lastOutcome: 'no_contact' },
        addresses: [
          {
            name: 'Noah Roy',
            address: '9001 Sample Ridge Rd, Toronto, ON M5V 0Z1',
            addressStatus: 'verified',
          },
          { name: 'Noah Roy', address: '9400 Test Harbour Dr, Kingston, ON K7L 0Z1' },
        ],
        reach: [{ name: 'Noah Roy', number: '+14165550142' }],
      },
    ]);
    const [, near] = body.data as unknown as { km: number; addresses: { km: number }[] }[];
    expect(near?.km).toBeLessThan(5);
    // From Toronto to Kingston it is some 250 km by road.
    expect(near?.addresses[1]?.km).toBeGreaterThan(200);
    expect(JSON.stringify(body)).not.toMatch(/1990|example\.com|9 Gone St|555014 ?3/);
  });

  it('is nobody else’s, and nothing that is not in the field', async () => {
    const { host, lender, fileId } = await inField();
    const rival = await signIn(host, 'vendor_b');
    expect((await lender.call('GET', '/desk/field')).status).toBe(403);
    expect((await rival.call('GET', '/desk/field')).body.data).toEqual([]);
    const agent = await signIn(host, 'field_agent');
    await put(host, fileId, 'vendor_assigned');
    expect((await agent.call('GET', '/desk/field')).body.data).toEqual([]);
  });
});
