import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { companyId } from '../../support/network';
import { told } from '../../support/paying';
import { readPdf } from '../../support/read-pdf';
import { documentsOf, fileWithDebtor, generate, openDesk, preview, proceeds } from '../../support/settling';
import type { Desk } from '../../support/settling';
import { rolesInTable as roles } from '../../laws/rights-table';

/** Who makes which form, by hand from the specification’s list; columns as above. */
const makers: Readonly<Record<string, string>> = {
  repossession_authorization: 'xxx--xx--',
  letter_of_instructions_ab: 'xxx------',
  bailiff_assignment_sheet: 'xxx----x-',
  demand_letter: 'xxx--x---',
  notice_intention_enforce_security: 'xxx--x---',
  farm_debt_notice: 'xxx--x---',
  qc_prior_notice: 'xxx--x---',
  qc_repossession_notice_30: 'xxx--x---',
  notice_of_seizure: 'xxx----x-',
  bailees_undertaking: '--x----x-',
  // Field agents, whom the list names too, hold no right to make forms.
  voluntary_surrender: 'xxx----x-',
  condition_report: '--xx---x-',
  personal_effects_inventory: '--x----x-',
  personal_effects_release: '--x----x-',
  notice_of_disposition: 'xxx--x---',
  notice_of_retention: 'xxx--x---',
  redemption_statement: 'xxx-xx---',
  release_authorization: 'xxx--x---',
  auction_consignment: '-x-x-----',
  bill_of_sale: '-x-xx----',
  gate_pass: '---x---x-',
  vendor_remittance: '----x----',
  close_out_report: 'xxx------',
  proceeds_statement: '---xx----',
  lien_discharge_request: 'xxx--x---',
  deficiency_letter: '-xx--x---',
  surplus_letter: '-x--x----',
};

let desk: Desk;
const people = new Map<string, Person>();
const as = (role: string): Person => people.get(role) as Person;
beforeAll(async () => {
  desk = await openDesk();
  for (const role of roles) people.set(role, await signIn(desk.host, role));
});
afterAll(() => desk.close());

const reply = { overrides: { responseBy: '2026-12-21' } };
const offered = async (by: Person, fileId: string): Promise<Record<string, unknown>> => {
  const { body } = await by.call('GET', `/desk/form/list/${fileId}`);
  const rows = body.data as unknown as { formType: string; refusal: string | null }[];
  return Object.fromEntries(rows.map(({ formType, refusal }) => [formType, refusal]));
};

describe('a form', () => {
  it('is made by the roles that the specification lists, and refused to every other', async () => {
    const fileId = await fileWithDebtor(desk);
    await proceeds(desk, fileId);
    for (const [formType, row] of Object.entries(makers))
      for (const [column, role] of roles.entries())
        for (const ask of [preview, generate]) {
          const { status } = await ask(as(role), fileId, formType, { overrides: { nothing: 1 } });
          // What is told is wrong: whoever may make the form hears of that, or of the file.
          if (row[column] === 'x') expect([400, 404, 409], `${role} ${formType} ${status}`).toContain(status);
          else expect(status, `${role} ${formType}`).toBe(403);
        }
  });

  it('that is not made here is refused, naming the field', async () => {
    const fileId = await fileWithDebtor(desk);
    expect(told(await preview(desk.supervisor, fileId, 'invoice_pdf'))).toEqual([422, 'formType']);
    expect(told(await generate(desk.supervisor, fileId, 'love_letter'))).toEqual([422, 'formType']);
  });

  it('of a file out of reach is a file that is not there', async () => {
    const fileId = await fileWithDebtor(desk, { clientId: companyId('LNB') });
    await proceeds(desk, fileId);
    for (const ask of [preview, generate]) {
      expect((await ask(as('lender_supervisor'), fileId, 'deficiency_letter', reply)).status).toBe(404);
      expect((await ask(desk.supervisor, companyId('LNB'), 'deficiency_letter', reply)).status).toBe(404);
    }
    expect((await as('lender_supervisor').call('GET', `/desk/form/list/${fileId}`)).status).toBe(404);
  });

  it('is offered with what stands in its way, by role', async () => {
    const fileId = await fileWithDebtor(desk);
    const nothing = 'No proceeds have cleared in trust for this file.';
    expect(await offered(desk.supervisor, fileId)).toMatchObject({
      notice_of_disposition: 'The asset is not secured yet.',
      demand_letter: null,
      letter_of_instructions_ab: 'This form is for files in AB.',
      qc_prior_notice: 'This form is for files in QC.',
      farm_debt_notice: 'This form is for debtors who are farmers.',
      notice_intention_enforce_security: 'This form is for debtors of this type: business.',
      bill_of_sale: 'The asset is not sold yet: accept an offer first.',
      auction_consignment: 'The reserve is not approved yet.',
      release_authorization:
        'The asset leaves the yard once it is redeemed, returned, sold or on its way to an auction.',
      lien_discharge_request: null,
      deficiency_letter: nothing,
      surplus_letter: nothing,
    });
    await proceeds(desk, fileId);
    expect(await offered(desk.supervisor, fileId)).toMatchObject({
      lien_discharge_request: null,
      deficiency_letter: null,
      surplus_letter: 'Nothing is left over after the sale.',
    });
    expect(await offered(desk.accountant, fileId)).toEqual({
      proceeds_statement: null,
      surplus_letter: 'Nothing is left over after the sale.',
      redemption_statement: 'The asset is not secured yet.',
      bill_of_sale: 'The asset is not sold yet: accept an offer first.',
      vendor_remittance: null,
    });
    expect(await offered(as('lender_user'), fileId)).toEqual({ repossession_authorization: null });
  });
});

describe('a deficiency letter', () => {
  const refusals = async (fileId: string): Promise<unknown[]> => {
    await proceeds(desk, fileId);
    return [
      told(await generate(desk.supervisor, fileId, 'deficiency_letter', reply)),
      (await offered(desk.supervisor, fileId)).deficiency_letter,
    ];
  };

  it('is impossible where the lender seizes or sues: a consumer in British Columbia, a conditional sale in Alberta', async () => {
    const said = 'Seize or sue: no deficiency may be claimed on this file.';
    for (const state of ['BC', 'AB']) {
      const fileId = await fileWithDebtor(desk, { state });
      const { body } = await desk.supervisor.call('GET', `/file/${fileId}`);
      expect(body.deficiencyAllowed, state).toBe(false);
      expect(await refusals(fileId)).toEqual([[409, said], said]);
    }
  });

  it('waits until somebody says whether it may be claimed where the province gives no answer', async () => {
    const said = 'Say on the file first whether a deficiency may be claimed.';
    const fileId = await fileWithDebtor(desk, { state: 'QC', contractType: 'secured_loan' });
    expect(await refusals(fileId)).toEqual([[409, said], said]);
    await desk.supervisor.call('PATCH', '/file/', { _id: fileId, deficiencyAllowed: true });
    expect((await generate(desk.supervisor, fileId, 'deficiency_letter', reply)).status).toBe(201);
  });

  it('is allowed by the rule of the province, and a person’s own word on the file goes before it', async () => {
    const cases = [
      [{ state: 'ON' }, true],
      [{ state: 'BC', debtorType: 'business' }, null],
      [{ state: 'AB', contractType: 'consumer_lease' }, true],
      [{ state: 'SK', contractType: 'secured_loan' }, false],
      [{ state: 'QC', contractType: 'conditional_sale' }, false],
      [{ state: 'BC', deficiencyAllowed: true }, false],
      [{ state: 'BC', deficiencyAllowed: true, deficiencyReason: 'The debtor is a company in fact' }, true],
    ] as const;
    for (const [given, expected] of cases) {
      const fileId = await fileWithDebtor(desk, given);
      const { body } = await desk.supervisor.call('GET', `/file/${fileId}`);
      expect(body.deficiencyAllowed, JSON.stringify(given)).toBe(expected);
    }
  });

  it('is not written to whom the debt is none of', async () => {
    const fileId = await fileWithDebtor(desk);
    await proceeds(desk, fileId);
    const { body } = await desk.supervisor.call('POST', '/relatedParty/', {
      fileId,
      relatedPartyType: 'employer',
      businessName: 'Acme Ltd',
      isBusiness: true,
    });
    const to = (recipientRelatedPartyIds: unknown[]): Promise<Reply> =>
      generate(desk.supervisor, fileId, 'deficiency_letter', { ...reply, recipientRelatedPartyIds });
    expect(told(await to([body._id]))).toEqual([422, 'recipientRelatedPartyIds']);
    const other = await fileWithDebtor(desk);
    const { body: list } = await desk.supervisor.call('GET', `/relatedParty/list?fileId=${other}`);
    const [theirs] = list.data as unknown as { _id: string }[];
    expect(told(await to([theirs?._id]))).toEqual([422, 'recipientRelatedPartyIds[0]']);
  });
});

describe('what is missing', () => {
  it('is listed by the preview, which keeps nothing, and refused by the making, each by its name', async () => {
    const fileId = await fileWithDebtor(desk, { balanceAmount: null }, { addresses: [] });
    await proceeds(desk, fileId);
    const { status, body } = await preview(desk.supervisor, fileId, 'deficiency_letter');
    expect([status, body.missing]).toEqual([
      200,
      [
        { field: 'balance', told: false },
        { field: 'responseBy', told: true },
        { field: 'debtor.address', told: false },
      ],
    ]);
    expect(readPdf(Buffer.from(String(body.pdf), 'base64'))).toContain('________');
    expect(told(await generate(desk.supervisor, fileId, 'deficiency_letter'))).toEqual([
      422,
      'balance',
      'responseBy',
      'debtor.address',
    ]);
    expect(await documentsOf(desk.supervisor, fileId)).toEqual([]);
  });

  it('is not made up by telling what only the file says, nor by a day that has passed', async () => {
    const fileId = await fileWithDebtor(desk);
    await proceeds(desk, fileId);
    const tell = (overrides: unknown): Promise<Reply> =>
      generate(desk.supervisor, fileId, 'deficiency_letter', { overrides });
    expect(told(await tell({ deficiency: '99999.00', responseBy: '2026-12-21' }))).toEqual([
      403,
      'deficiency',
    ]);
    expect(told(await tell({ responseBy: '2026-11-19' }))).toEqual([422, 'responseBy']);
    expect(told(await tell({ responseBy: 'soon' }))).toEqual([422, 'responseBy']);
    expect(told(await tell({ colour: 'red' }))).toEqual([400, 'colour']);
    expect((await tell('everything')).status).toBe(400);
  });
});
