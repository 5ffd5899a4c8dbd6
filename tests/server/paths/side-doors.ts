import fc from 'fast-check';
import { sql } from 'kysely';
import { vocabularies } from '#contract/vocabularies/index';
import { companyId } from '../../support/network';
import { jobEnded, sendForm } from '../../support/job';
import { drop, lenderFile, placing } from '../../support/lender-file';
import { csvOf } from '../../support/placements';
import { bill, tow } from '../../support/vendor-billing';
import { contracts, province } from './starts';
import { call } from './walk';
import type { Act, Walked } from './walk';

let count = 0;

/** What a file is called by those who send spreadsheets of it. */
async function namesOf({ host, fileId }: Walked): Promise<{ ref: string; account: string }> {
  const { rows } = await sql<{ ref: string; account: string }>`
    select ref, "bankAccountNumber" account from file where _id = ${fileId}::uuid`.execute(host.app.db);
  const [names] = rows;
  if (!names) throw new Error('the file is gone');
  return names;
}

/** The newest record of a table that is about the file. */
async function newest({ host, fileId }: Walked, table: 'request' | 'fee' | 'vendorInvoice'): Promise<string> {
  const about = table === 'fee' ? sql`"fileId" = ${fileId}::uuid` : sql`${fileId}::uuid = any("fileIds")`;
  const { rows } = await sql<{ _id: string }>`
    select _id from ${sql.ref(table)} where ${about} order by _id desc limit 1`.execute(host.app.db);
  return rows[0]?._id ?? fileId;
}

/** Sets a field of the file by a spreadsheet. */
const bySpreadsheet =
  (field: string, value: string): Act =>
  async (by, walked) => {
    const { ref } = await namesOf(walked);
    const file = { name: 'changes.csv', bytes: csvOf(['ref', field], [[ref, value]]) };
    const reply = await sendForm(walked.host, by, '/updateFromDocument/files', {}, file);
    if (reply.status !== 202) return reply;
    await jobEnded(by, String(reply.body.jobId));
    sheets.set(walked.fileId, String(reply.body.jobId));
    return reply;
  };

/** The last spreadsheet that said something of a file. */
const sheets = new Map<string, string>();
/** Takes back what it did. */
const undoSheet: Act = async (by, { fileId }) => {
  const reply = await by.call('POST', `/desk/jobs/${sheets.get(fileId) ?? fileId}/undo`);
  if (reply.status === 202) await jobEnded(by, String(reply.body.jobId));
  return reply;
};

/** Says something anew of the file in a row of its lender's own. */
const byLender =
  (recordType: string, said: object): Act =>
  async (by, walked) => {
    const { account } = await namesOf(walked);
    const row = { ...placing(account, said), recordType };
    drop(walked.host, 'lender-a', `${(count += 1)}.csv`, lenderFile([row]));
    const reply = await by.call('GET', '/file/processor/lender-a/incoming/trigger');
    const [taken] = (reply.body.files ?? []) as unknown as { jobId: string | null }[];
    if (taken?.jobId) await jobEnded(by, taken.jobId);
    return reply;
  };

const ask = (requestType: string, payload: object): Act =>
  call('POST', '/request/', ({ fileId }) => ({
    fileIds: [fileId],
    requestType,
    reason: 'So it is',
    payload,
  }));

const answerNewest =
  (status: string): Act =>
  async (by, walked) =>
    by.call('PATCH', '/request/', {
      ...{ _id: await newest(walked, 'request'), status, decisionNote: 'So it was decided' },
    });

const parties = fc.constantFrom(...vocabularies.relatedPartyType);

/** Ways to a file's facts that are not the file's own: its parties, spreadsheets and what takes them back, the lender's rows, requests, fees and bills. */
export const sideDoors: fc.Arbitrary<Act> = fc.oneof(
  parties.map((relatedPartyType) =>
    call('POST', '/relatedParty/', ({ fileId }) => ({
      ...{ fileId, relatedPartyType, firstName: 'Bo', lastName: 'Sample' },
    })),
  ),
  parties.map((relatedPartyType) =>
    call('PATCH', '/relatedParty/', ({ debtor }) => ({ _id: debtor, relatedPartyType })),
  ),
  fc.constant<Act>((by, { debtor }) => by.call('DELETE', `/relatedParty/${debtor}`)),
  fc
    .oneof(
      province.map((state) => ['state', state] as const),
      fc.constantFrom('100.00', '17000.00').map((amount) => ['amountPaid', amount] as const),
      fc.constantFrom('on_hook', 'sold', 'closed').map((status) => ['status', status] as const),
      fc.constantFrom('voluntary_surrender', 'field_visit').map((type) => ['assignmentType', type] as const),
      contracts.map((type) => ['contractType', type] as const),
      fc.constantFrom('N', 'Y').map((is) => ['isFarmer', is] as const),
    )
    .map(([field, value]) => bySpreadsheet(field, value)),
  fc.constant(undoSheet),
  fc
    .tuple(
      fc.constantFrom('NEW', 'UPD', 'HLD', 'REL', 'RCL'),
      province,
      fc.constantFrom('100.00', '17000.00'),
      fc.constantFrom('involuntary_repossession', 'voluntary_surrender'),
    )
    .map(([recordType, at, amountPaid, assignmentType]) =>
      byLender(recordType, { province: at, amountPaid, assignmentType, registrationExpiry: '2031-01-01' }),
    ),
  fc.constantFrom(
    ask('hold', { holdReason: 'payment_pending', holdUntil: '2026-12-01' }),
    ask('release_hold', {}),
    ask('close', { closingReason: 'client_recall' }),
    ask('write_off', { closingReason: 'unable_to_locate' }),
    ask('document_request', { documentTypes: ['security_agreement'] }),
    ask('data_correction', {}),
  ),
  fc.constantFrom('approved', 'declined', 'cancelled', 'fulfilled', 'in_review').map(answerNewest),
  fc.constant(
    call('POST', '/fee/', ({ fileId }) => ({
      ...{ fileId, feeType: 'field_visit', unitAmount: '110.00', companyId: companyId('LNA') },
    })),
  ),
  fc.constantFrom('approved', 'declined', 'written_off', 'void').map<Act>(
    (status) => async (by, walked) =>
      by.call('PATCH', '/fee/', {
        _id: await newest(walked, 'fee'),
        status,
        writeOffReason: 'So it was decided',
      }),
  ),
  fc.constant<Act>((by, { fileId }) => bill(by, [tow(fileId)], { invoiceNumber: `B-${(count += 1)}` })),
  fc.constantFrom('approved', 'rejected', 'disputed').map<Act>((decision) => async (by, walked) => {
    const ids = [await newest(walked, 'vendorInvoice')];
    return by.call('POST', '/desk/vendorInvoice/decide', { ids, decision, note: 'So it was decided' });
  }),
);
