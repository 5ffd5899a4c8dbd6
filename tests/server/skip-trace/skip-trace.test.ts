import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { assign, column, companyId, newestCode, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { plainly } from '../../support/plainly';

const basic = {
  skipTraceType: 'basic_phone_address',
  source: 'Neighbourhood calls',
  permissiblePurpose: 'locate_collateral',
};
const trace = (person: Person, fileId: string, values: object = {}): Promise<Reply> =>
  person.call('POST', '/skipTrace/', { ...basic, fileId, ...values });
const errors = ({ status, body }: Reply): unknown[] => [
  status,
  ...Object.keys((body.errors as object | undefined) ?? {}),
];

/** A file that V01, a tracing company, has accepted, with its people and those of the agency. */
async function traced(): Promise<{
  host: TestHost;
  staff: Person;
  tracer: Person;
  lender: Person;
  fileId: string;
}> {
  const host = await startHost();
  await sql`update company set "activityType" = 'skip_trace_vendor' where _id = ${companyId('V01')}::uuid`.execute(
    host.app.db,
  );
  const staff = await signIn(host, 'supervisor');
  const tracer = await signIn(host, 'vendor_manager');
  const lender = await signIn(host, 'lender_supervisor');
  const fileId = await placeFile(staff);
  const { body } = await assign(staff, fileId, 'V01');
  await tracer.call('POST', '/companyAssignment/', { _id: body._id, status: 'accepted' });
  return { host, staff, tracer, lender, fileId };
}

/** A request for a paid trace that the lender approved. */
async function approved(asker: Person, lender: Person, fileId: string, amount: string): Promise<string> {
  const asked = { fileIds: [fileId], requestType: 'skip_approval', reason: 'Bureau header', amount };
  const { body } = await asker.call('POST', '/request/', asked);
  const done = await lender.call('PATCH', '/request/', { _id: body._id, status: 'approved' });
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
  return String(body._id);
}

describe('a skip trace', () => {
  test('says why it is allowed, who ordered it and when, and when it came to a result', async () => {
    const { host, staff, fileId } = await traced();
    expect(errors(await trace(staff, fileId, { permissiblePurpose: null }))).toEqual([
      422,
      'permissiblePurpose',
    ]);
    expect(errors(await trace(staff, fileId, { permissiblePurpose: 'client_consent_in_contract' }))).toEqual([
      422,
      'consentReference',
    ]);
    const made = await trace(staff, fileId, {
      permissiblePurpose: 'client_consent_in_contract',
      consentReference: 'Contract, clause 12',
      attempts: [{ attemptedOn: '2026-11-18', method: 'Call to the employer', outcome: 'Left in May' }],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({
      ...{ result: 'pending', completedAt: null, orderedBy: staff.userId, companyId: companyId('NLR') },
      ...{ isOwn: true, sharedWithVendor: false },
    });
    host.passes(600);
    const found = await staff.call('PATCH', '/skipTrace/', { _id: made.body._id, result: 'new_lead' });
    expect(Date.parse(String(found.body.completedAt)) - Date.parse(String(made.body.orderedAt))).toBe(
      600_000,
    );
    const again = await staff.call('PATCH', '/skipTrace/', { _id: made.body._id, result: 'pending' });
    expect(again.body.completedAt).toBeNull();
  });

  test('is listed with its file, and taken away by who leads', async () => {
    const { host, staff, tracer, fileId } = await traced();
    const other = await placeFile(staff);
    const [made, elsewhere] = [(await trace(staff, fileId)).body, (await trace(staff, other)).body];
    const listed = async (query: string): Promise<unknown[]> =>
      column(await staff.call('GET', `/skipTrace/list${query}`), '_id');
    expect(await listed(`?fileId=${fileId}`)).toEqual([made._id]);
    expect(await listed(`?fileId=${other}`)).toEqual([elsewhere._id]);
    const url = `/skipTrace/${String(made._id)}`;
    for (const who of [tracer, await signIn(host, 'file_manager')])
      expect((await who.call('DELETE', url)).status).toBe(403);
    expect((await staff.call('DELETE', url)).body._id).toBe(made._id);
    expect(await listed(`?fileId=${fileId}`)).toEqual([]);
    expect(await listed(`?fileId=${other}`)).toEqual([elsewhere._id]);
  });

  test('looks for a party of its own file', async () => {
    const { staff, fileId } = await traced();
    const other = await placeFile(staff);
    const party = await staff.call('POST', '/relatedParty/', { fileId: other, lastName: 'Ames' });
    expect(errors(await trace(staff, fileId, { relatedPartyId: party.body._id }))).toEqual([
      422,
      'relatedPartyId',
    ]);
  });

  test('keeps who made sure of a finding: the person named, else who says so', async () => {
    const { staff, fileId } = await traced();
    const { body } = await trace(staff, fileId, {
      phones: [{ number: '416 555 0188', verified: true }, { number: '416 555 0189' }],
    });
    expect(column({ body: { data: body.phones } } as unknown as Reply, 'verifiedBy')).toEqual([
      staff.userId,
      null,
    ]);
  });
});

describe('what a finding becomes', () => {
  test('is copied to the party once, with where it came from, and both histories say so', async () => {
    const { staff, fileId } = await traced();
    const party = await staff.call('POST', '/relatedParty/', { fileId, firstName: 'Ann', lastName: 'Ames' });
    const { body } = await trace(staff, fileId, {
      relatedPartyId: party.body._id,
      addresses: [
        { line1: '12 Sample Rd', city: 'Guelph', state: 'ON', source: 'Landlord', observedOn: '2026-11-10' },
      ],
      phones: [{ number: '416 555 0188', type: 'cell', verified: true, observedOn: '2026-11-11' }],
    });
    const copy = (finding: string, version: number, more: object = {}): Promise<Reply> =>
      staff.call('POST', '/desk/skipTrace/promote', {
        ...{ skipTraceId: body._id, version, finding, position: 0, ...more },
      });
    const first = await copy('address', 1);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body.promotedItems).toMatchObject([
      {
        finding: 'address',
        found: '12 Sample Rd, Guelph, ON',
        relatedPartyId: party.body._id,
        userId: staff.userId,
      },
    ]);
    expect((await copy('phone', 1)).status).toBe(412);
    expect((await copy('phone', 2)).status).toBe(200);
    expect((await copy('phone', 3)).status).toBe(409);
    expect(errors(await copy('phone', 3, { position: 4 }))).toEqual([422, 'position']);
    const { body: after } = await staff.call('GET', `/relatedParty/${String(party.body._id)}`);
    expect(after).toMatchObject({
      addresses: [
        {
          ...{ line1: '12 Sample Rd', city: 'Guelph', state: 'ON', status: 'unverified' },
          ...{ source: 'Landlord', firstSeen: '2026-11-10', lastVerifiedOn: null },
        },
      ],
      phoneNumbers: [
        {
          ...{ number: '+14165550188', type: 'cell', isValid: true },
          ...{ source: 'Neighbourhood calls', lastVerifiedOn: '2026-11-11' },
        },
      ],
    });
    const history = await staff.call('GET', `/history/list/${fileId}?type=party_updated`);
    expect(column(history, 'message')).toEqual([
      'Found by skip trace (Basic phone and address) and copied to Ann Ames: +14165550188',
      'Found by skip trace (Basic phone and address) and copied to Ann Ames: 12 Sample Rd, Guelph, ON',
    ]);
  });

  test('goes to no party of another file, and not without one', async () => {
    const { staff, fileId } = await traced();
    const other = await placeFile(staff);
    const stranger = await staff.call('POST', '/relatedParty/', { fileId: other, lastName: 'Ames' });
    const { body } = await trace(staff, fileId, { phones: [{ number: '416 555 0188' }] });
    const copy = { skipTraceId: body._id, version: 1, finding: 'phone', position: 0 };
    for (const more of [{}, { relatedPartyId: stranger.body._id }])
      expect(errors(await staff.call('POST', '/desk/skipTrace/promote', { ...copy, ...more }))).toEqual([
        422,
        'relatedPartyId',
      ]);
  });
});

describe('a vendor', () => {
  test('sees a trace of the agency once it is shared, and never what it cost', async () => {
    const { staff, tracer, lender, fileId } = await traced();
    const { body } = await trace(staff, fileId, { cost: '45.00', provider: 'A bureau', summary: 'Moved.' });
    const seen = (person: Person) => person.call('GET', `/skipTrace/list?fileId=${fileId}`);
    const one = (person: Person) => person.call('GET', `/desk/skipTrace/${String(body._id)}`);
    expect([(await seen(tracer)).body.data, (await one(tracer)).status]).toEqual([[], 404]);
    await staff.call('PATCH', '/skipTrace/', { _id: body._id, sharedWithVendor: true });
    expect((await one(tracer)).body).toMatchObject({
      ...{ summary: 'Moved.', isOwn: false, cost: null, provider: null },
    });
    expect(column(await seen(tracer), 'cost')).toEqual([null]);
    expect(column(await seen(lender), 'cost')).toEqual(['45.00']);
    expect((await tracer.call('PATCH', '/skipTrace/', { _id: body._id, summary: 'x' })).status).toBe(403);
  });

  test('traces where that is its trade, and shares nothing with others by itself', async () => {
    const { host, staff, tracer, fileId } = await traced();
    expect(errors(await trace(tracer, fileId, { sharedWithVendor: true }))).toEqual([
      403,
      'sharedWithVendor',
    ]);
    const made = await trace(tracer, fileId);
    expect(made.body).toMatchObject({ companyId: companyId('V01'), isOwn: true });
    const { body } = await staff.call('GET', `/desk/skipTrace/${String(made.body._id)}`);
    expect(body.isOwn).toBe(true);
    await sql`update company set "activityType" = 'bailiff' where _id = ${companyId('V01')}::uuid`.execute(
      host.app.db,
    );
    const bailiff = await signIn(host, 'vendor_manager');
    expect((await trace(bailiff, fileId)).status).toBe(403);
  });

  test('charges for a trace only within a request that was approved on that file', async () => {
    const { staff, tracer, lender, fileId } = await traced();
    expect(errors(await trace(tracer, fileId, { cost: '40.00' }))).toEqual([422, 'approvalRequestId']);
    const other = await placeFile(staff);
    const elsewhere = await approved(staff, lender, other, '500.00');
    expect((await trace(tracer, fileId, { cost: '40.00', approvalRequestId: elsewhere })).status).toBe(422);
    const approvalRequestId = await approved(tracer, lender, fileId, '100.00');
    const paid = { approvalRequestId };
    expect((await trace(tracer, fileId, { ...paid, cost: '60.00' })).status).toBe(201);
    expect(errors(await trace(tracer, fileId, { ...paid, cost: '40.01' }))).toEqual([422, 'cost']);
    expect((await trace(tracer, fileId, { ...paid, cost: '40.00' })).status).toBe(201);
    expect((await trace(staff, fileId, { cost: '999.00' })).status).toBe(201);
  });
});

describe('housekeeping', () => {
  test.each([
    ['for good', '', 0],
    ['so that the rows stay', '?softDelete=true', 2],
  ])('takes the traces of a file away %s, after a fresh code and with a reason', async (_, query, left) => {
    const { host, staff, fileId } = await traced();
    const admin = await signIn(host, 'administrator');
    await trace(staff, fileId);
    await trace(staff, fileId);
    const url = `/housekeeping/deleteSkipTraces/${fileId}${query}`;
    expect((await staff.call('DELETE', url, { reason: 'x' })).status).toBe(403);
    expect((await admin.call('DELETE', url, { reason: 'Bought twice' })).body).toEqual({ showMFAForm: true });
    const mfaCode = await newestCode(host);
    const done = await admin.call('DELETE', url, { reason: 'Bought twice', mfaCode });
    expect(done.body).toEqual({ deleted: 2 });
    expect((await staff.call('GET', `/skipTrace/list?fileId=${fileId}`)).body.data).toEqual([]);
    expect(await host.app.db.selectFrom('skipTrace').select('_id').execute()).toHaveLength(left);
    const { rows } = await sql<{ message: string }>`
      select message from history where type = 'system' and "fileId" = ${fileId}::uuid order by _id desc`.execute(
      host.app.db,
    );
    expect(plainly(rows[0]?.message ?? '')).toContain('(2): Bought twice');
  });

  test('locates nobody by the word of who traced for money, before the desk copies what it made sure of', async () => {
    const { host, staff, tracer, fileId } = await traced();
    await sql`update file set stage = 'skip_trace', status = 'skip_in_progress' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    const addresses = [{ line1: '9 Sample Mill Rd', city: 'Guelph', state: 'ON', verified: true }];
    const found = await trace(tracer, fileId, { result: 'located_verified', addresses });
    const locate = () => staff.call('PATCH', '/file/', { _id: fileId, status: 'skip_located' });
    expect(errors(await locate())).toEqual([409, 'address_verified']);
    const party = { fileId, relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Sample' };
    const { body } = await staff.call('POST', '/relatedParty/', party);
    const copy = {
      skipTraceId: found.body._id,
      version: found.body.version,
      finding: 'address',
      position: 0,
    };
    const copied = await staff.call('POST', '/desk/skipTrace/promote', {
      ...copy,
      relatedPartyId: body._id,
    });
    expect([copied.status, (await locate()).body.status]).toEqual([200, 'skip_located']);
  });
});
