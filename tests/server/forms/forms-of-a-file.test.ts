import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '#contract/fields';
import { formOf } from '#contract/forms/index';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { addPurchaser } from '../../support/purchasers';
import { readPdf } from '../../support/read-pdf';
import { share } from '../../support/shared-file';
import { fileWithDebtor, generate, openDesk, preview } from '../../support/settling';
import type { Desk } from '../../support/settling';
import { bill, tow } from '../../support/vendor-billing';

let desk: Desk;
const people = new Map<string, Person>();
const as = (role: string): Person => people.get(role) as Person;
beforeAll(async () => {
  desk = await openDesk();
  people.set('supervisor', desk.supervisor).set('accountant', desk.accountant);
  for (const role of ['vendor_manager', 'file_manager', 'lender_user', 'remarketing_specialist'])
    people.set(role, await signIn(desk.host, role));
});
afterAll(() => desk.close());

/** Who makes each form here: the first of these that does. */
const makers = ['supervisor', 'accountant', 'file_manager', 'vendor_manager', 'remarketing_specialist'];
const makerOf = (formType: ValueOf<'formType'>): Person =>
  as(makers.find((role) => formOf(formType).madeBy.some((one) => one === role)) ?? '');

/** Something to say for what a person has to tell. */
function toldFor(field: Field): unknown {
  if (field.kind === 'date') return field.past ? '2026-03-02' : '2027-03-01';
  if (field.kind === 'money') return '412.50';
  if (field.kind === 'flag') return true;
  if (field.kind === 'integer') return 48_210;
  if (field.kind === 'decimal') return 3.5;
  if (field.kind === 'choice') return vocabularies[field.of][0];
  if (field.kind === 'texts') return ['Child seat', 'Golf clubs'];
  return 'Bay 12, told by a person';
}

async function set(fileId: string, columns: Record<string, unknown>): Promise<void> {
  const given = Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      value !== null && typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  );
  await desk.host.app.db
    .updateTable('file')
    .set(given as never)
    .where('_id', '=', fileId)
    .execute();
}

/** A file far on its way: seized, stored, sold, with a vendor; in the province and of the debtor that a form is for. */
async function fileFor(formType: ValueOf<'formType'>): Promise<string> {
  const { appliesTo } = formOf(formType);
  const fileId = await fileWithDebtor(desk, {
    state: appliesTo?.provinces?.[0] ?? 'ON',
    debtorType: appliesTo?.debtor ?? (appliesTo?.is ? 'business' : 'consumer'),
    contractType: appliesTo?.contracts?.[0] ?? 'secured_loan',
    arrearsAmount: '1250.00',
  });
  await share(desk.host, fileId, { companies: ['V01'] });
  await set(fileId, {
    isFarmer: appliesTo?.is === 'isFarmer',
    isInsolventBusiness: appliesTo?.is === 'isInsolventBusiness',
    deficiencyAllowed: true,
    stage: 'notice_period',
    status: 'notice_pending',
    closingReason: 'recovered_sold',
    recovery: { securedDate: '2026-10-05', recoveryAddress: '12 Elm St', vendorCompanyId: companyId('V01') },
    storage: { lotCompanyId: companyId('V01'), lotAddress: '9 Yard Rd' },
    remarketing: {
      reservePrice: '8000.00',
      reserveStatus: 'approved',
      salePrice: '9000.00',
      saleDate: '2027-02-01',
      purchaserId: await addPurchaser(desk.supervisor),
      auctionId: companyId('V03'),
    },
  });
  if (formOf(formType).needs.includes('may_leave'))
    await set(fileId, { status: 'sold', stage: 'remarketing' });
  return fileId;
}

const settledElsewhere = ['proceeds_statement', 'deficiency_letter', 'surplus_letter', 'vendor_remittance'];

describe.each(vocabularies.formType.filter((one) => !settledElsewhere.includes(one)))(
  'the form %s of a file that knows everything',
  (formType) => {
    it('is laid out in both languages without a gap, once a person has told the rest', async () => {
      const fileId = await fileFor(formType);
      const overrides = Object.fromEntries(
        Object.entries(formOf(formType).fields)
          .filter(([, field]) => field.set !== 'host')
          .map(([name, field]) => [name, toldFor(field)]),
      );
      for (const language of ['en', 'fr']) {
        const { status, body } = await preview(makerOf(formType), fileId, formType, { overrides, language });
        expect([status, body.missing], JSON.stringify(body)).toEqual([200, []]);
        const page = JSON.stringify(body.page);
        expect(page).not.toMatch(/\{\{|____|undefined|\[object/);
        expect(readPdf(Buffer.from(String(body.pdf), 'base64')).length).toBeGreaterThan(200);
      }
    });
  },
);

describe('the release of an asset', () => {
  it('to who redeemed it is written once the agency and the client have both agreed', async () => {
    const fileId = await fileFor('release_authorization');
    await set(fileId, { status: 'redeemed', stage: 'notice_period' });
    const overrides = { releaseTo: 'Marie Tremblay', validUntil: '2027-03-01' };
    const made = () => generate(desk.supervisor, fileId, 'release_authorization', { overrides });
    const ask = async (by: Person): Promise<string> => {
      const { status, body } = await by.call('POST', '/request/', {
        ...{ fileIds: [fileId], requestType: 'release_asset', reason: 'The quote is paid.' },
        payload: { releaseTo: 'Marie Tremblay' },
      });
      expect(status, JSON.stringify(body)).toBe(201);
      return String(body._id);
    };
    const approve = async (by: Person, _id: string): Promise<unknown> =>
      (await by.call('PATCH', '/request/', { _id, status: 'approved' })).status;
    const refused = await made();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The client and the agency both agree to the release first: ask for it in a request.',
    ]);
    const asked = await ask(as('file_manager'));
    // Nobody of the agency answers for the client.
    expect(await approve(await signIn(desk.host, 'administrator'), asked)).toBe(403);
    expect((await made()).status).toBe(409);
    expect(await approve(await signIn(desk.host, 'lender_supervisor'), asked)).toBe(200);
    const done = await made();
    expect(done.status, JSON.stringify(done.body)).toBe(201);
  });
});

describe('a form', () => {
  it('adds up what redeems and what reinstates by itself', async () => {
    const fileId = await fileFor('notice_of_disposition');
    const { body } = await preview(desk.supervisor, fileId, 'notice_of_disposition');
    const page = JSON.stringify(body.page);
    expect(page).toContain('$18,500.00');
    expect(page).toContain('$1,250.00');
    const wrong = await preview(desk.supervisor, fileId, 'notice_of_disposition', {
      overrides: { amountToRedeem: '1.00' },
    });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'FIELD_FORBIDDEN']);
  });

  it('says the day that the law gives it by itself, by the way of service, and takes no other', async () => {
    const day = async (formType: ValueOf<'formType'>, input: Record<string, unknown>): Promise<string> => {
      const { body } = await preview(desk.supervisor, await fileFor(formType), formType, input);
      return JSON.stringify(body.page);
    };
    // Friday 20 November 2026. By mail it is received on the 30th, the fifteen days end on 15 December.
    expect(await day('notice_of_disposition', { serveMethod: 'registered_mail' })).toContain('16 Dec 2026');
    // In person it is received at once; the fifteen days end on Saturday the 5th, and Sunday is no day to sell on.
    expect(await day('notice_of_disposition', { serveMethod: 'personal' })).toContain('7 Dec 2026');
    // Ten days after it was sent.
    expect(await day('notice_intention_enforce_security', {})).toContain('30 Nov 2026');
    const typed = await preview(
      desk.supervisor,
      await fileFor('notice_of_disposition'),
      'notice_of_disposition',
      {
        overrides: { earliestSaleDate: '2026-11-25' },
      },
    );
    expect([typed.status, typed.body.code]).toEqual([403, 'FIELD_FORBIDDEN']);
  });

  it('for the field says the last four of the account and no more, and names no other vendor to a vendor', async () => {
    const fileId = await fileFor('bailiff_assignment_sheet');
    await share(desk.host, fileId, { companies: ['V01', 'V02'] });
    const { body: file } = await desk.supervisor.call('GET', `/file/${fileId}`);
    const { body } = await preview(desk.supervisor, fileId, 'bailiff_assignment_sheet');
    const page = JSON.stringify(body.page);
    expect(page).toContain(String(file.bankAccountNumber).slice(-4));
    expect(page).not.toContain(String(file.bankAccountNumber));
    const { body: offered } = await as('vendor_manager').call('GET', `/desk/form/list/${fileId}`);
    expect(JSON.stringify(offered)).not.toContain(companyId('V02'));
  });

  it('is written to a business where it works, and to a person never there', async () => {
    const addressed = async (party: object): Promise<string> => {
      const fileId = await fileWithDebtor(desk, {}, party);
      const { body } = await preview(desk.supervisor, fileId, 'demand_letter');
      return JSON.stringify(body);
    };
    const addresses = [{ line1: '77 Foundry Way', city: 'Guelph', state: 'ON', type: 'work' }];
    const business = {
      relatedPartyType: 'business_debtor',
      isBusiness: true,
      businessName: 'Elm Haulage Ltd.',
    };
    expect(await addressed({ ...business, firstName: null, lastName: null, addresses })).toContain(
      '77 Foundry Way',
    );
    expect(await addressed({ addresses })).not.toContain('77 Foundry Way');
  });

  it('names a common colour in the language of the form, and leaves another as it was placed', async () => {
    const fileId = await fileFor('bailiff_assignment_sheet');
    const colourIn = async (colour: string, language: string): Promise<boolean> => {
      const { body: file } = await desk.supervisor.call('GET', `/file/${fileId}`);
      await set(fileId, { asset: { ...(file.asset as unknown as object), colour } });
      const { body } = await preview(desk.supervisor, fileId, 'bailiff_assignment_sheet', { language });
      return JSON.stringify(body.page).includes(language === 'fr' ? 'Noir' : 'Ink');
    };
    expect(await colourIn('Black', 'fr')).toBe(true);
    expect(await colourIn('Ink of the night', 'en')).toBe(true);
  });

  it('tells a vendor of its own paid invoices, and of nobody else’s', async () => {
    const fileId = await fileFor('vendor_remittance');
    const { db } = desk.host.app;
    for (const [vendor, invoiceNumber] of [
      ['V01', 'OWN-1'],
      ['V02', 'RIVAL-9'],
    ] as const) {
      const { status, body } = await bill(desk.accountant, [tow(fileId)], {
        companyId: companyId(vendor),
        invoiceNumber,
      });
      expect(status, JSON.stringify(body)).toBe(201);
      await db
        .updateTable('vendorInvoice')
        .set({ invoiceStatus: 'paid', paidDate: '2026-10-20' })
        .where('_id', '=', String(body._id))
        .execute();
    }
    const { status, body } = await preview(desk.accountant, fileId, 'vendor_remittance');
    expect([status, body.missing]).toEqual([200, []]);
    const page = JSON.stringify(body.page);
    expect(page).toContain('OWN-1 · 20 Oct 2026');
    expect(page).toContain('$158.20');
    expect(page).not.toContain('RIVAL-9');
  });

  it('that was made here proves nothing until it comes back signed, but for the client’s own authorization', async () => {
    const fileId = await fileWithDebtor(desk);
    const overrides = { signatory: 'Jeanne Roy', authorizationDate: '2026-03-02' };
    const prove = (by: Person, documentId: unknown) =>
      by.call('POST', '/desk/file/recordProof', {
        fileId,
        proof: 'authorization',
        documentId,
        facts: { checks: { authorizationOnFile: '2026-03-02' } },
      });
    const ours = await generate(desk.supervisor, fileId, 'repossession_authorization', { overrides });
    expect(ours.status, JSON.stringify(ours.body)).toBe(201);
    const refused = await prove(desk.supervisor, ours.body._id);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['documentId']]);
    const theirs = await generate(as('lender_user'), fileId, 'repossession_authorization', { overrides });
    expect(theirs.status, JSON.stringify(theirs.body)).toBe(201);
    const taken = await prove(desk.supervisor, theirs.body._id);
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  });
});
