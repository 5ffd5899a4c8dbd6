import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { column, placeFile, userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { openProving, record } from '../../support/proving';
import type { Proving } from '../../support/proving';
import { addPurchaser } from '../../support/purchasers';

let house: Proving;
let host: TestHost;
let supervisor: Person;
let manager: Person;

beforeAll(async () => {
  house = await openProving();
  ({ host, supervisor, manager } = house);
});
afterAll(() => house.close());

/** What an order of a court is gone by for. */
const order = {
  ...{ courtName: 'Court of King’s Bench', courtFileNumber: '2601-00123', orderDate: '2026-11-02' },
  orderPermits: ['without_notice'],
};
const document = (fileId: string, documentType: string, by = supervisor): Promise<string> =>
  house.bring(fileId, { documentType, ...(documentType === 'court_order' && order) }, by);

/** Each kind of proof with one of its documents and what that document says. */
const examples: readonly (readonly [proof: string, document: string, facts: (partyId: string) => object])[] =
  [
    [
      'authorization',
      'repossession_authorization',
      () => ({ checks: { authorizationOnFile: '2026-11-19' } }),
    ],
    ['contract', 'security_agreement', () => ({ checks: { contractOnFile: '2026-11-19' } })],
    ['contract_waiver', 'correspondence', () => ({ checks: { contractWaiver: 'Lost in the fire of 2020' } })],
    ['lien_search', 'lien_search_report', () => ({ checks: { lienSearchDone: '2026-11-19' } })],
    ['registration', 'ppsa_verification_statement', () => ({ checks: { registrationExpiry: '2028-01-31' } })],
    [
      'insolvency_search',
      'insolvency_search',
      () => ({ checks: { insolvencyCheckDone: '2026-11-19' }, insolvencyStatus: 'none' }),
    ],
    ['placement_facts', 'payment_history', () => ({ amountPaid: '10.00', totalAmountSecured: '100.00' })],
    [
      'inventory',
      'personal_effects_inventory',
      () => ({ personalEffects: { inventoryDate: '2026-11-19', hasEffects: false } }),
    ],
    ['notice_waiver', 'court_order', () => ({ notice: { waivedReason: 'The court dispensed with it' } })],
    ['objection', 'notice_of_objection', () => ({ notice: { objectionDate: '2026-11-02' } })],
    [
      'redemption_quote',
      'correspondence',
      () => ({ redemption: { quotedAmount: '1500.00', quotedUntil: '2026-12-01' } }),
    ],
    [
      'redemption_paid',
      'receipt',
      () => ({ redemption: { redeemedDate: '2026-11-19', amountReceived: '900.00' } }),
    ],
    [
      'lien_discharge',
      'lien_discharge_confirmation',
      () => ({ checks: { lienDischargedOrWaived: '2026-11-19' } }),
    ],
  ];

async function withDebtor(): Promise<{ fileId: string; partyId: string }> {
  const fileId = await placeFile(supervisor);
  const { status, body } = await supervisor.call('POST', '/relatedParty/', {
    ...{ fileId, relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Sample', isPrimary: true },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { fileId, partyId: String(body._id) };
}

describe('recording what a document proves', () => {
  it.each(examples)(
    'sets what only %s sets, with the document and who read it',
    async (proof, type, facts) => {
      const { fileId, partyId } = await withDebtor();
      // What is paid to the lender is shown by the lender.
      const by = proof === 'redemption_paid' ? await signIn(host, 'lender_user') : supervisor;
      const documentId = await document(fileId, type, by);
      const { status, body } = await record(supervisor, fileId, proof, documentId, facts(partyId));
      expect([status, body.code]).toEqual([200, undefined]);
      expect(body).toMatchObject(facts(partyId));
      expect(body.proofs).toEqual([
        { proof, documentId, userId: userId('supervisor'), at: '2026-11-20T15:00:00.000Z' },
      ]);
      const history = await supervisor.call('GET', `/history/list/${fileId}`);
      const told = (history.body.data as unknown as { updatedFields: string[]; changes: object[] }[]).find(
        ({ updatedFields }) => updatedFields.includes('proofs'),
      );
      expect(told?.changes).toContainEqual(
        expect.objectContaining({ field: Object.keys(facts(partyId))[0] }),
      );
    },
  );

  it('takes no document of another file, none of another kind, and none that the scanner has not passed', async () => {
    const { fileId } = await withDebtor();
    const other = await document(await placeFile(supervisor), 'lien_search_report');
    const wrong = await document(fileId, 'other');
    const held = await document(fileId, 'lien_search_report');
    await sql`update document set "scanStatus" = 'pending' where _id = ${held}::uuid`.execute(host.app.db);
    const facts = { checks: { lienSearchDone: '2026-11-19' } };
    for (const documentId of [other, wrong, held]) {
      const { status, body } = await record(supervisor, fileId, 'lien_search', documentId, facts);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['documentId']]);
    }
  });

  it('refuses a day that is still to come, and a fact of another proof', async () => {
    const { fileId } = await withDebtor();
    const search = await document(fileId, 'lien_search_report');
    for (const facts of [{ checks: { lienSearchDone: '2026-11-22' } }, {}])
      expect([facts, (await record(supervisor, fileId, 'lien_search', search, facts)).status]).toEqual([
        facts,
        422,
      ]);
    const strange = await record(supervisor, fileId, 'lien_search', search, { isFarmer: false });
    expect(strange.status).toBeGreaterThanOrEqual(400);
  });

  it('leaves what does without the law’s demand to those who may override a gate', async () => {
    const { fileId } = await withDebtor();
    const documentId = await document(fileId, 'court_order');
    const facts = { notice: { waivedReason: 'The court dispensed with it' } };
    expect((await record(manager, fileId, 'notice_waiver', documentId, facts)).status).toBe(403);
    const brief = { notice: { waivedReason: 'The court agreed' } };
    const { body } = await record(supervisor, fileId, 'notice_waiver', documentId, brief);
    expect(body.errors).toEqual({
      'notice.waivedReason': 'notice.waivedReason must be at least 20 characters',
    });
    expect((await record(supervisor, fileId, 'notice_waiver', documentId, facts)).status).toBe(200);
    const reminders = await supervisor.call('GET', `/reminder/list?fileId=${fileId}`);
    expect(column(reminders, 'title')).toContainEqual(
      expect.stringMatching(/^Look again at the override on LNA-\d+: notice_not_required$/),
    );
  });

  it('is refused to the side that it is not for', async () => {
    const lender = await signIn(host, 'lender_user');
    const { fileId, partyId } = await withDebtor();
    const documentId = await document(fileId, 'proof_of_service', lender);
    for (const [proof, , facts] of examples.filter(([name]) =>
      ['objection', 'inventory', 'contract_waiver'].includes(name),
    ))
      expect([proof, (await record(lender, fileId, proof, documentId, facts(partyId))).status]).toEqual([
        proof,
        403,
      ]);
  });
});

describe('overriding a gate', () => {
  const override = (by: Person, body: object): Promise<Reply> =>
    by.call('POST', '/desk/file/overrideGate', body);

  it('takes the right, a reason that says something and a document of the same file, and reminds the supervisors', async () => {
    const { fileId } = await withDebtor();
    const documentId = await document(fileId, 'correspondence');
    const other = await document(await placeFile(supervisor), 'correspondence');
    const gate = { fileId, gate: 'contract_on_file', reason: 'The branch holds the original', documentId };
    expect((await override(manager, gate)).status).toBe(403);
    expect((await override(supervisor, { ...gate, reason: 'At the branch' })).status).toBe(422);
    expect((await override(supervisor, { ...gate, documentId: other })).status).toBe(422);
    expect((await override(supervisor, { ...gate, documentId: undefined, document: 'Fax' })).status).toBe(
      400,
    );
    expect((await override(supervisor, gate)).status).toBe(200);
    const { rows } = await sql<{ userId: string; key: string }>`
      select "userId", title->>'key' key from reminder where "fileId" = ${fileId}::uuid and status = 'open'
      and title->>'key' = 'files.gateOverridden'`.execute(host.app.db);
    expect(rows).toEqual([{ userId: userId('supervisor'), key: 'files.gateOverridden' }]);
  });
});

describe('what a sale goes by', () => {
  const reserve = (by: Person, fileId: string, body: object): Promise<Reply> =>
    by.call('POST', '/desk/file/setReserve', { fileId, ...body });
  const accept = (by: Person, fileId: string, salePrice: string, purchaserId: string): Promise<Reply> =>
    by.call('POST', '/desk/file/acceptOffer', { fileId, salePrice, purchaserId });

  async function agreed(fileId: string, requestType: string, more: object): Promise<void> {
    const lender = await signIn(host, 'lender_supervisor');
    const { status, body } = await supervisor.call('POST', '/request/', {
      ...{ fileIds: [fileId], requestType, reason: 'As appraised' },
      ...more,
    });
    expect([status, body.errors]).toEqual([201, undefined]);
    const decided = await lender.call('PATCH', '/request/', { _id: body._id, status: 'approved' });
    expect(decided.status).toBe(200);
  }

  it('is a reserve that those set who may, and that the client agrees to in a request', async () => {
    const { fileId } = await withDebtor();
    const specialist = await signIn(host, 'remarketing_specialist');
    const lender = await signIn(host, 'lender_supervisor');
    const prices = { reservePrice: '9000.00', floorPrice: '8200.00' };
    for (const by of [specialist, lender, manager])
      expect((await reserve(by, fileId, prices)).status).toBe(403);
    expect((await reserve(supervisor, fileId, { ...prices, floorPrice: '9000.01' })).status).toBe(422);
    const set = await reserve(supervisor, fileId, prices);
    expect(set.body).toMatchObject({ remarketing: { ...prices, reserveStatus: 'proposed' } });
    await agreed(fileId, 'reserve_approval', { payload: prices });
    const { body } = await supervisor.call('GET', `/file/${fileId}`);
    expect(body).toMatchObject({
      remarketing: { ...prices, reserveStatus: 'approved' },
      checks: { reserveApproved: '2026-11-20' },
    });
    const lowered = await reserve(supervisor, fileId, { reservePrice: '5000.00' });
    expect(lowered.body).toMatchObject({ remarketing: { reserveStatus: 'proposed', floorPrice: null } });
    expect(Object.values((lowered.body.checks ?? {}) as object).filter(Boolean)).toEqual([]);
  });

  const stands = (fileId: string, status: string, hold = false) =>
    sql`update file set status = ${status}, stage = 'remarketing', hold = ${hold} where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );

  it('is an offer for what is up for sale, and not on hold', async () => {
    const { fileId } = await withDebtor();
    const buyer = await addPurchaser(supervisor);
    await agreed(fileId, 'reserve_approval', { payload: { reservePrice: '9000.00', floorPrice: '8200.00' } });
    const answers = async (status: string, hold = false) => {
      await stands(fileId, status, hold);
      const reply = await accept(supervisor, fileId, '8500.00', buyer);
      return [reply.status, reply.body.code];
    };
    for (const status of ['remarketing_review', 'at_auction'])
      expect(await answers(status)).toEqual([409, 'CONFLICT']);
    expect(await answers('listed', true)).toEqual([409, 'FILE_ON_HOLD']);
    for (const status of ['ready_for_sale', 'listed', 'conditional_bid', 'no_sale'])
      expect(await answers(status)).toEqual([200, undefined]);
  });

  it('is an offer that the client has agreed to: by its floor, or by that very price', async () => {
    const { fileId } = await withDebtor();
    const buyer = await addPurchaser(supervisor);
    await stands(fileId, 'listed');
    expect((await accept(supervisor, fileId, '8500.00', buyer)).status).toBe(409);
    await agreed(fileId, 'reserve_approval', {
      payload: { reservePrice: '9000.00', floorPrice: '8200.00' },
    });
    expect((await accept(manager, fileId, '8500.00', buyer)).status).toBe(403);
    expect((await accept(supervisor, fileId, '8199.99', buyer)).status).toBe(409);
    expect((await accept(supervisor, fileId, '8200.00', buyer)).body.remarketing).toMatchObject({
      salePrice: '8200.00',
      purchaserId: buyer,
    });
    const lender = await signIn(host, 'lender_supervisor');
    expect((await accept(lender, fileId, '6500.00', buyer)).status).toBe(200);
    await agreed(fileId, 'offer_approval', { amount: '7000.00' });
    expect((await accept(supervisor, fileId, '7100.00', buyer)).status).toBe(409);
    expect((await accept(supervisor, fileId, '7000.00', buyer)).status).toBe(200);
  });
});
