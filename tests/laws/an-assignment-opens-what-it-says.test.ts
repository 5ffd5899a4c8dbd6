import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssignedSide } from '#contract/roles/assignment-reach';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { license } from '../support/licences';
import { assign, companyId, placeFile, userId } from '../support/network';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { addUsualPrices, bill, tow } from '../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let owner: Person;
let vendor: Person;
let partner: Person;
let rival: Person;

/** Who is asked, by the side of their company: by its code. */
const asked = { agency: 'PAR', vendor: 'V02' } as const;
const whom = (side: AssignedSide): Person => (side === 'agency' ? partner : rival);

beforeAll(async () => {
  ({ host, close } = await openHost());
  owner = await signIn(host, 'supervisor');
  vendor = await signIn(host, 'vendor_manager');
  partner = await signIn(host, 'partner');
  rival = await signIn(host, 'vendor_b');
  for (const code of Object.values(asked)) await license(host, code, 'ON');
  await addUsualPrices(host);
});
afterAll(() => close());

const answer = async (by: Person, assignment: Reply, values: object): Promise<Reply> =>
  by.call('POST', '/companyAssignment/', { _id: assignment.body._id, ...values });
const recall = (by: Person, fileId: string, code: string): Promise<Reply> =>
  by.call('DELETE', '/companyAssignment/', { fileId, companyId: companyId(code) });

/** What becomes of the proposal. */
const ways: Readonly<
  Record<string, (side: AssignedSide, fileId: string, assignment: Reply) => Promise<Reply | undefined>>
> = {
  proposed: () => Promise.resolve(undefined),
  accepted: (side, _, one) => answer(whom(side), one, { status: 'accepted' }),
  declined: (side, _, one) => answer(whom(side), one, { status: 'declined', declineReason: 'capacity' }),
  completed: async (side, _, one) => {
    await answer(whom(side), one, { status: 'accepted' });
    return answer(owner, one, { status: 'completed' });
  },
  recalled: async (side, fileId, one) => {
    await answer(whom(side), one, { status: 'accepted' });
    return recall(owner, fileId, asked[side]);
  },
};

/** A file of one agency that a vendor works and bills, and that a partner agency or another vendor is asked to work. */
async function ask(
  side: AssignedSide,
  way: string,
  role: string,
): Promise<{ fileId: string; assignment: string }> {
  const fileId = await placeFile(owner, { balanceAmount: '18233.17', arrearsAmount: '1233.17' });
  const kept = await owner.call('PATCH', '/file/', {
    _id: fileId,
    remarketing: { runNumber: 'A-7' },
  });
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  await sql`update file set remarketing = remarketing || '{"reservePrice":"9133.17"}',
    notice = '{"amountToRedeem":"7133.17","preparedDate":"2026-11-10"}' where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  const userIds = [userId('file_manager')];
  await owner.call('PUT', '/userAssignment/', { fileId, userIds, mode: 'set' });
  const beside = { role: role === 'primary' ? 'secondary' : 'primary' };
  await answer(vendor, await assign(owner, fileId, 'V01', beside), { status: 'accepted' });
  await bill(vendor, [tow(fileId)], { invoiceNumber: `B-${fileId.slice(-9)}` });
  await owner.call('POST', '/relatedParty/', {
    fileId,
    relatedPartyType: 'primary_debtor',
    firstName: 'Zoé',
    lastName: 'Proulx',
  });
  await owner.call('POST', '/note/', {
    fileId,
    body: 'For us alone',
    noteType: 'general',
    audience: 'internal',
  });
  const made = await assign(owner, fileId, asked[side], { role, instructions: 'Find it in Hull' });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const settled = await ways[way]?.(side, fileId, made);
  if (settled) expect([200], JSON.stringify(settled.body)).toContain(settled.status);
  return { fileId, assignment: String(made.body._id) };
}

// By the side of the company, the status and the role of the assignment: what its company reaches of the file.
const table = [
  ['agency', 'proposed', 'primary', 'proposal'],
  ['agency', 'proposed', 'secondary', 'proposal'],
  ['agency', 'accepted', 'primary', 'file'],
  ['agency', 'accepted', 'secondary', 'file'],
  ['agency', 'declined', 'primary', 'record'],
  ['agency', 'declined', 'secondary', 'record'],
  ['agency', 'completed', 'primary', 'record'],
  ['agency', 'completed', 'secondary', 'record'],
  ['agency', 'recalled', 'primary', 'record'],
  ['agency', 'recalled', 'secondary', 'record'],
  ['vendor', 'proposed', 'primary', 'proposal'],
  ['vendor', 'proposed', 'secondary', 'proposal'],
  ['vendor', 'accepted', 'primary', 'file'],
  ['vendor', 'accepted', 'secondary', 'file'],
  ['vendor', 'declined', 'primary', 'record'],
  ['vendor', 'declined', 'secondary', 'record'],
  ['vendor', 'completed', 'primary', 'record'],
  ['vendor', 'completed', 'secondary', 'record'],
  ['vendor', 'recalled', 'primary', 'record'],
  ['vendor', 'recalled', 'secondary', 'record'],
] as const;

const parts = ['history', 'note', 'relatedParty', 'document', 'fee', 'vendorInvoice', 'invoice', 'payment'];
const lists: Readonly<Record<string, (fileId: string) => string>> = {
  history: (id) => `/desk/history/list?fileId=${id}`,
  note: (id) => `/note/list?fileId=${id}`,
  relatedParty: (id) => `/relatedParty/list?fileId=${id}`,
  document: (id) => `/document/list?fileIds=${id}`,
  fee: (id) => `/desk/fee/list?fileId=${id}`,
  vendorInvoice: (id) => `/vendorInvoice/list?fileIds=${id}`,
  invoice: (id) => `/desk/invoice/list?fileId=${id}`,
  payment: (id) => `/desk/payment/list?fileId=${id}`,
};
const countOf = async (by: Person, fileId: string, part: string): Promise<number> => {
  const { status, body } = await by.call('GET', String(lists[part]?.(fileId)));
  // A list that a vendor's role does not open tells nothing of any file.
  if (by === rival && status === 403) return 0;
  expect(status, `${part} ${JSON.stringify(body)}`).toBe(200);
  return (body.data as unknown as unknown[]).length;
};

describe.each(table)('an assignment of another %s that is %s, as %s,', (side, status, role, reach) => {
  it(`opens its ${reach}`, async () => {
    const by = whom(side);
    const { fileId, assignment } = await ask(side, status, role);
    const own = (await by.call('GET', `/companyAssignment/${fileId}`)).body.data as unknown as object[];
    expect(own).toHaveLength(1);
    const isOver = reach === 'record';
    expect(own[0]).toMatchObject({
      _id: assignment,
      status,
      role,
      instructions: 'Find it in Hull',
      assetSummary: isOver ? null : '2023 Kia Sportage',
      state: isOver ? null : 'ON',
      assignmentType: isOver ? null : 'involuntary_repossession',
    });
    const file = await by.call('GET', `/file/${fileId}`);
    const listed = await by.call('GET', `/file/list?fileId=${fileId}`);
    if (reach !== 'file') {
      expect([file.status, listed.body.total]).toEqual([404, 0]);
      for (const part of parts) expect(await countOf(by, fileId, part), part).toBe(0);
      return;
    }
    expect(listed.body.total).toBe(1);
    expect(file.body).toMatchObject({
      balanceAmount: null,
      arrearsAmount: null,
      assignedCompanies: [companyId(asked[side])],
      remarketing: { reservePrice: null },
      notice: { amountToRedeem: null },
    });
    expect(file.body.bankAccountNumber).toMatch(/^•••• \d{4}$/);
    expect(JSON.stringify([file.body, listed.body])).not.toMatch(/33\.17/);
    expect(await countOf(by, fileId, 'relatedParty')).toBe(1);
    for (const kept of ['note', 'vendorInvoice', 'invoice', 'payment'])
      expect(await countOf(by, fileId, kept), kept).toBe(0);
    const { body } = await by.call('GET', `/desk/history/list?fileId=${fileId}&size=500`);
    expect(JSON.stringify(body)).not.toMatch(/33\.17|Vendor 01|B-/);
  });

  it('leaves to whose file it is who works on it, and what passes', async () => {
    const by = whom(side);
    const { fileId } = await ask(side, status, role);
    const keep = [userId('file_manager')];
    const tried = [
      await by.call('PUT', '/userAssignment/', {
        fileId,
        userIds: [by.userId, ...keep],
        mode: 'add',
      }),
      await by.call('PUT', '/userAssignment/', { fileId, userIds: keep, mode: 'remove' }),
      await by.call('PUT', '/userAssignment/', { fileId, userIds: [], mode: 'set' }),
      await assign(by, fileId, 'V02'),
      await recall(by, fileId, 'V01'),
      await by.call('POST', '/desk/file/overrideGate', {
        fileId,
        gate: 'contract_on_file',
        reason: 'The lender has the contract on paper',
        documentId: fileId,
      }),
      await by.call('PATCH', '/file/', { _id: fileId, remarketing: { runNumber: 'A-7' } }),
      await by.call('PATCH', '/file/', { _id: fileId, remarketing: { runNumber: 'B-1' } }),
      await by.call('PATCH', '/file/', { _id: fileId, hold: true }),
    ];
    // Whom they place on the file is their own people; a list without the others takes none of those off it.
    const refusals = reach === 'file' ? tried.slice(3) : tried;
    for (const { status, body } of refusals) expect([403, 404, 422], JSON.stringify(body)).toContain(status);
    expect(tried.slice(-3).map((one) => one.status)).toEqual(
      reach === 'file' ? [403, 403, 403] : [404, 404, 404],
    );
    const after = (await owner.call('GET', `/file/${fileId}`)).body;
    expect(after).toMatchObject({ assignedUsers: keep, hold: false, gateOverrides: null });
    const safety = await by.call('PATCH', '/file/', { _id: fileId, safetyNotes: 'A dog in the yard' });
    expect(safety.status).toBe(reach === 'file' ? 200 : 404);
  });
});

it('is answered by the company it names and by no other', async () => {
  const { assignment } = await ask('agency', 'proposed', 'primary');
  const vendorTries = await vendor.call('POST', '/companyAssignment/', {
    _id: assignment,
    status: 'accepted',
  });
  expect(vendorTries.status).toBe(404);
  const terms = await partner.call('POST', '/companyAssignment/', {
    _id: assignment,
    dueAt: '2027-01-01T00:00:00Z',
  });
  expect([terms.status, terms.body.code]).toEqual([403, 'FIELD_FORBIDDEN']);
});
