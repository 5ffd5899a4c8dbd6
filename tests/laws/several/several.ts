import { sql } from 'kysely';
import type { CommandName } from '#contract/commands/index';
import { recalledFile } from '../../support/closed-file';
import { putFee } from '../../support/fees';
import { companyId, placeFile } from '../../support/network';
import type { Person, Reply } from '../../support/person';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addPrice, bill, tow } from '../../support/vendor-billing';
import { idOf, next } from '../races/making';
import { waiting } from '../races/races';
import type { People } from '../races/races';
import { bankLines } from './bank-lines';

/** A call for several: with two for whom it can be done, and one for whom it cannot, whose code that is. */
export interface Several {
  /** `last`: what the last row says beside what it usually does, where the call takes rows. */
  call(ids: readonly string[], last?: object): Promise<Reply>;
  readonly good: readonly string[];
  /** Nothing where all that is there can be done. */
  readonly bad?: { readonly id: string; readonly code: string };
  isDone(id: string): Promise<boolean>;
}
type Make = (people: People) => Promise<Several>;

async function field(by: Person, path: string, name: string): Promise<unknown> {
  const { status, body } = await by.call('GET', path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body[name];
}

const payFees: Make = async ({ host, accountant, supervisor }) => {
  const fileId = await placeFile(supervisor);
  const fee = (direction: string): Promise<string> =>
    putFee(host.app.db, { fileId, direction, companyId: companyId('V01') });
  return {
    call: (feeIds) => accountant.call('PATCH', '/fee/updatePaidDate', { feeIds, paidDate: '2026-11-20' }),
    good: [await fee('payable'), await fee('payable')],
    bad: { id: await fee('receivable'), code: 'CONFLICT' },
    isDone: async (id) => (await field(accountant, `/fee/${id}`, 'status')) === 'paid',
  };
};

const settleReminders: Make = async ({ supervisor }) => {
  const given = { userId: supervisor.userId, title: 'Call', dueDate: '2026-12-01T00:00:00Z' };
  const made = async (): Promise<string> => idOf(await supervisor.call('POST', '/reminder/', given));
  const settle = (ids: readonly string[]): Promise<Reply> =>
    supervisor.call('PATCH', '/reminder/status', { ids, status: 'completed' });
  const settled = await made();
  await settle([settled]);
  return {
    call: settle,
    good: [await made(), await made()],
    bad: { id: settled, code: 'CONFLICT' },
    isDone: async (id) => {
      const { body } = await supervisor.call('GET', '/reminder/list?view=all&status=completed');
      return (body.data as unknown as { _id: string }[]).some(({ _id }) => _id === id);
    },
  };
};

const giveReminders: Make = async ({ supervisor, file_manager }) => {
  const given = { userId: supervisor.userId, title: 'Call', dueDate: '2026-12-01T00:00:00Z' };
  const made = async (): Promise<string> => idOf(await supervisor.call('POST', '/reminder/', given));
  const settled = await made();
  await supervisor.call('PATCH', '/reminder/status', { ids: [settled], status: 'completed' });
  return {
    call: (ids) => supervisor.call('POST', '/desk/reminder/give', { ids, userId: file_manager.userId }),
    good: [await made(), await made()],
    bad: { id: settled, code: 'CONFLICT' },
    isDone: async (id) => {
      const { body } = await file_manager.call('GET', '/reminder/list?view=all');
      return (body.data as unknown as { _id: string }[]).some(({ _id }) => _id === id);
    },
  };
};

const sortNotes =
  (path: string, given: object, query: string): Make =>
  async ({ supervisor, file_manager }) => {
    const fileId = await placeFile(supervisor);
    const note = async (): Promise<string> =>
      idOf(await supervisor.call('POST', '/note/', { fileId, body: 'Said.', audience: 'internal' }));
    return {
      call: (noteIds) => file_manager.call('POST', path, { noteIds, ...given }),
      good: [await note(), await note()],
      isDone: async (id) => {
        const { body } = await file_manager.call('GET', `/note/list?fileId=${fileId}&${query}`);
        return (body.data as unknown as { _id: string }[]).some(({ _id }) => _id === id);
      },
    };
  };

const countDays: Make = async ({ host, supervisor }) => {
  const late = async (): Promise<string> => {
    const _id = await placeFile(supervisor);
    await supervisor.call('PATCH', '/file/', { _id, daysPastDue: 3 });
    await sql`update file set "daysPastDueOn" = "daysPastDueOn" - 10 where _id = ${_id}::uuid`.execute(
      host.app.db,
    );
    return _id;
  };
  return {
    call: (fileIds) => supervisor.call('PATCH', '/file/updateDaysPastDue', { fileIds }),
    good: [await late(), await late()],
    bad: { id: (await recalledFile(supervisor))._id, code: 'FILE_CLOSED' },
    isDone: async (id) => (await field(supervisor, `/file/${id}`, 'daysPastDue')) === 13,
  };
};

const valueAssets: Make = async ({ supervisor }) => ({
  call: (fileIds) =>
    supervisor.call('PATCH', '/asset/recalculateBlackBookValue', { fileIds, mileageInKms: 80_000 }),
  good: [
    await placeFile(supervisor, { serialNumber: '1M8GDM9AXKP042788' }),
    await placeFile(supervisor, { serialNumber: '1HGCM82633A004352' }),
  ],
  bad: { id: await placeFile(supervisor, { serialNumber: 'HULL 7' }), code: 'CONFLICT' },
  isDone: async (id) => {
    const asset = (await field(supervisor, `/file/${id}`, 'asset')) as { currentValue?: string } | null;
    return typeof asset?.currentValue === 'string';
  },
});

const decide = (people: People, ids: readonly string[]): Promise<Reply> =>
  people.file_manager.call('POST', '/desk/vendorInvoice/decide', {
    ids,
    decision: 'approved',
    note: 'Agreed.',
  });

const statusOf = (people: People, id: string): Promise<unknown> =>
  field(people.accountant, `/desk/vendorInvoice/${id}`, 'invoiceStatus');

const billed = async (
  { host, supervisor, vendor_manager }: People,
  invoiceStatus: string,
): Promise<string> => {
  const fileId = await acceptedFile(supervisor, vendor_manager);
  const documentId = await addDocument(host, [fileId]);
  const given = { invoiceNumber: `S-${next()}`, documentId, invoiceStatus };
  return idOf(await bill(vendor_manager, [tow(fileId)], given));
};

const decideInvoices: Make = async (people) => ({
  call: (ids) => decide(people, ids),
  good: [(await waiting(people)).id, (await waiting(people)).id],
  bad: { id: await billed(people, 'draft'), code: 'CONFLICT' },
  isDone: async (id) => (await statusOf(people, id)) !== 'submitted',
});

const postInvoices: Make = async (people) => {
  const limits = { autoApproveLimit: '3000.00', preApprovalThreshold: '3000.00' };
  await addPrice(people.host, { feeType: 'towing_local', amount: '3000.00', ...limits });
  await people.host.app.db
    .updateTable('company')
    .set({ sageSupplierCode: 'SUP-001' })
    .where('_id', '=', companyId('V01'))
    .execute();
  return {
    call: (vendorInvoiceIds) =>
      people.accountant.call('POST', '/vendorInvoice/post-invoice-sage', { vendorInvoiceIds }),
    good: [await billed(people, 'submitted'), await billed(people, 'submitted')],
    isDone: async (id) => (await statusOf(people, id)) === 'posted',
  };
};

/** The calls that take several, of which each stands alone. */
export const several: { readonly [N in CommandName]?: Make } = {
  updatePaidDate: payFees,
  setReminderStatus: settleReminders,
  giveReminders,
  readNotes: sortNotes('/note/read', {}, 'unread=false'),
  archiveNotes: sortNotes('/desk/note/archive', { archived: true }, 'myArchive=true'),
  updateDaysPastDue: countDays,
  recalculateBlackBookValue: valueAssets,
  decideVendorInvoices: decideInvoices,
  postVendorInvoices: postInvoices,
  ...bankLines,
};
