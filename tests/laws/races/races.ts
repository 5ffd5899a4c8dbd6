import type { CommandName } from '#contract/commands/index';
import { putFee } from '../../support/fees';
import type { TestHost } from '../../support/host';
import { assign, companyId, placeFile, roleId, userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { addPurchaser } from '../../support/purchasers';
import { billingRaces } from './billing-race';
import { clockCalls } from './clock-calls';
import { documentRaces } from './document-race';
import { eraseRaces } from './erase-race';
import { jobRaces } from './job-race';
import type { Call } from './making';
import { idOf, next, onFiles, patching, posting } from './making';
import { keepLayouts } from './layout-race';
import { monthEndRaces } from './month-end-race';
import { narrowReports } from './narrow-race';
import { promoteFinding } from './promote-race';
import { repeatSearch } from './search-race';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addPrice, bill, tow } from '../../support/vendor-billing';

/** Makes a record of its own and says what is done with it at once. */
export type Race = (people: People) => Promise<readonly Call[]>;

const cast = [
  'administrator',
  'supervisor',
  'file_manager',
  'accountant',
  'vendor_manager',
  'lender_supervisor',
] as const;
export interface People extends Readonly<Record<(typeof cast)[number], Person>> {
  readonly host: TestHost;
}

export async function signInCast(host: TestHost): Promise<People> {
  const people: Partial<Record<(typeof cast)[number], Person>> = {};
  for (const name of cast) people[name] = await signIn(host, name);
  return { ...(people as Record<(typeof cast)[number], Person>), host };
}

/** An invoice of V01 over two files, the later one first, that waits for a level. */
export async function waiting({ host, supervisor, vendor_manager }: People, ...known: readonly string[]) {
  const one = known[0] ?? (await acceptedFile(supervisor, vendor_manager));
  const other = known[1] ?? (await acceptedFile(supervisor, vendor_manager));
  const documentId = await addDocument(host, [one, other]);
  const line = (fileId: string, unitAmount: string) => tow(fileId, { unitAmount, hst: '0.00' });
  const lines = [line(other, '300.00'), line(one, '310.00')];
  const given = { invoiceNumber: `R-${next()}`, documentId, invoiceStatus: 'submitted' };
  return { id: idOf(await bill(vendor_manager, lines, given)), fileIds: [one, other] };
}

const setLegalHold: Race = async ({ administrator, supervisor }) => {
  const fileId = await placeFile(supervisor);
  const hold =
    (isHeld: boolean): Call =>
    () =>
      administrator.call('PUT', '/desk/retention/hold', { fileId, isHeld, reason: 'A court asks' });
  return [hold(true), hold(false), ...onFiles(supervisor, fileId)];
};

const decideInvoices: Race = async (people) => {
  const { file_manager, supervisor } = people;
  const one = await waiting(people);
  const two = await waiting(people, ...[...one.fileIds].reverse());
  const decide = (ids: readonly string[]): Call =>
    posting(file_manager, '/desk/vendorInvoice/decide', { ids, decision: 'approved', note: 'Agreed.' });
  const patch = ({ id }: { id: string }): Call =>
    patching(file_manager, '/vendorInvoice/', { _id: id, invoiceStatus: 'approved', note: 'Agreed.' });
  return [
    ...[decide([one.id, two.id]), decide([two.id, one.id]), patch(one), patch(two)],
    ...onFiles(supervisor, ...one.fileIds),
  ];
};

/** One that was let through and goes to the accounts. */
const postInvoices: Race = async (people) => {
  const { accountant, host, supervisor, vendor_manager } = people;
  const files = [
    await acceptedFile(supervisor, vendor_manager),
    await acceptedFile(supervisor, vendor_manager),
  ];
  const documentId = await addDocument(host, files);
  const given = { invoiceNumber: `P-${next()}`, documentId, invoiceStatus: 'submitted' };
  const id = idOf(await bill(vendor_manager, files.map((file) => tow(file)).reverse(), given));
  return [
    posting(accountant, '/vendorInvoice/post-invoice-sage', { vendorInvoiceIds: [id] }),
    () => accountant.call('GET', '/vendorInvoice/trigger-pending-invoices'),
    () => accountant.call('GET', '/vendorInvoice/pull-invoices-sage'),
    patching(vendor_manager, '/vendorInvoice/', { _id: id, invoiceStatus: 'void' }),
    ...onFiles(supervisor, ...files),
  ];
};

const payFees: Race = async ({ host, accountant, supervisor }) => {
  const fileId = await placeFile(supervisor);
  const fee = (): Promise<string> =>
    putFee(host.app.db, { fileId, direction: 'payable', companyId: companyId('V01') });
  const [one, two] = [await fee(), await fee()];
  const pay = (feeIds: readonly string[]): Call =>
    patching(accountant, '/fee/updatePaidDate', { feeIds, paidDate: '2026-11-20' });
  const patch = (_id: string): Call => patching(accountant, '/fee/', { _id, description: `Said ${next()}` });
  return [pay([one, two]), pay([two, one]), patch(one), patch(two), ...onFiles(supervisor, fileId)];
};

const takeBack: Race = async ({ supervisor, lender_supervisor }) => {
  const files = [await placeFile(supervisor), await placeFile(supervisor)].reverse();
  const asked = { fileIds: files, requestType: 'other', reason: 'Because', status: 'submitted' };
  const id = idOf(await lender_supervisor.call('POST', '/request/', asked));
  return [
    patching(lender_supervisor, `/request/cancel/${id}`, { reason: 'Not needed' }),
    patching(supervisor, '/request/', { _id: id, status: 'approved' }),
    ...onFiles(supervisor, ...files),
  ];
};

const showNote: Race = async ({ supervisor }) => {
  const fileId = await placeFile(supervisor);
  const id = idOf(await supervisor.call('POST', '/note/', { fileId, body: 'Said.', audience: 'internal' }));
  return [
    patching(supervisor, `/note/postNoteToClient/${id}`, { body: 'Worded anew.' }),
    patching(supervisor, '/note/', { _id: id, body: `Corrected ${next()}.` }),
    posting(supervisor, '/note/read', { fileId, all: true }),
    posting(supervisor, '/desk/note/archive', { noteIds: [id], archived: true }),
    ...onFiles(supervisor, fileId),
  ];
};

const showDocument: Race = async ({ host, supervisor }) => {
  const files = [await placeFile(supervisor), await placeFile(supervisor)].reverse();
  const id = await addDocument(host, files, {
    ...{ documentType: 'other', originType: 'agency_upload', uploadedByCompanyId: companyId('NLR') },
    visibility: 'internal',
  });
  return [
    patching(supervisor, `/document/post-to-client/${id}`, {}),
    patching(supervisor, '/document/', { _id: id, title: `Document ${next()}` }),
    ...onFiles(supervisor, ...files),
  ];
};

const remind: Race = async ({ supervisor, vendor_manager }) => {
  const files = [await placeFile(supervisor), await placeFile(supervisor)];
  const made = { userId: supervisor.userId, title: 'Call', dueDate: '2026-12-01T00:00:00Z' };
  const ids: string[] = [];
  for (const fileId of files)
    ids.push(idOf(await supervisor.call('POST', '/reminder/', { ...made, fileId })));
  const move = (which: readonly string[], status: string): Call =>
    patching(supervisor, '/reminder/status', {
      ids: which,
      status,
      ...(status === 'snoozed' && { snoozedUntil: '2026-11-30T12:00:00Z' }),
    });
  return [
    ...[move(ids, 'snoozed'), move([...ids].reverse(), 'open'), move(ids.slice(1), 'snoozed')],
    ...ids.map((id) =>
      patching(supervisor, `/reminder/${id}/dueDate`, { dueDate: `2026-12-0${(next() % 8) + 1}T00:00:00Z` }),
    ),
    posting(supervisor, '/desk/reminder/give', { ids: [...ids].reverse(), userId: vendor_manager.userId }),
    ...onFiles(supervisor, ...files),
  ];
};

const workFile: Race = async ({ host, supervisor, vendor_manager }) => {
  const fileId = await placeFile(supervisor);
  const assignment = idOf(await assign(supervisor, fileId, 'V01'));
  await supervisor.call('PATCH', '/file/', {
    ...{ _id: fileId, daysPastDue: 3, hold: true },
    ...{ holdReason: 'payment_pending', holdUntil: '2026-12-01' },
  });
  const documentId = await addDocument(host, [fileId], { documentType: 'security_agreement' });
  const gate = { fileId, gate: 'contract_on_file', reason: 'The branch holds the original', documentId };
  const contract = {
    fileId,
    proof: 'contract',
    documentId,
    facts: { checks: { contractOnFile: '2026-11-01' } },
  };
  return [
    posting(supervisor, '/desk/file/overrideGate', gate),
    posting(supervisor, '/desk/file/recordProof', contract),
    posting(supervisor, '/desk/field/secured', {
      ...{ fileId, keysStatus: 'one', drivable: 'yes', hasEffects: false },
    }),
    patching(supervisor, '/asset/recalculateBlackBookValue', { fileId, mileageInKms: 80_000 }),
    patching(supervisor, '/asset/updateValueAtAssignment', {
      ...{ fileId, value: `${next()}.00`, valueDate: '2026-11-01', source: 'manual' },
    }),
    ...(await clockCalls(host, supervisor, fileId)),
    posting(supervisor, '/desk/file/setReserve', { fileId, reservePrice: `${next()}.00` }),
    posting(supervisor, '/desk/file/acceptOffer', {
      fileId,
      salePrice: '1.00',
      purchaserId: await addPurchaser(supervisor),
    }),
    posting(vendor_manager, '/desk/file/acknowledgeHold', { fileId }),
    () =>
      supervisor.call('PUT', '/userAssignment/', { fileId, userIds: [userId('file_manager')], mode: 'add' }),
    patching(supervisor, '/file/updateDaysPastDue', { fileIds: [fileId] }),
    posting(vendor_manager, '/companyAssignment/', { _id: assignment, status: 'accepted' }),
    () => supervisor.call('DELETE', '/companyAssignment/', { fileId, companyId: companyId('V01') }),
    ...onFiles(supervisor, fileId),
  ];
};

const changeRole: Race = async ({ administrator }) => {
  const _id = roleId('field_agent');
  return [
    patching(administrator, '/role/permission', {
      roleId: _id,
      resource: 'note',
      actions: ['list', 'show', 'create'],
    }),
    patching(administrator, '/role/permission', { roleId: _id, resource: 'note', actions: ['list', 'show'] }),
    patching(administrator, '/role/assignableToActivityTypes', {
      roleId: _id,
      activityTypes: ['bailiff', 'agency'],
    }),
    posting(administrator, '/role/', { _id, name: `Field agent ${next()}` }),
  ];
};

const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'];
const copyPrices: Race = async ({ host, administrator }) => {
  // A price of its own each time: two that hold on one day for the same work would be in the way of each other.
  const state = provinces[next() % provinces.length];
  const line = (code: string): Promise<string> =>
    addPrice(host, {
      companyId: companyId(code),
      feeType: 'key_cut',
      state,
      unit: 'each',
      amount: `${next()}.00`,
    });
  const lines = [await line('V01'), await line('V02')];
  const copy = (from: string, to: string): Call =>
    posting(administrator, '/desk/companyFee/copy', {
      ...{ fromCompanyId: companyId(from), toCompanyId: companyId(to), direction: 'payable' },
      effectiveFrom: `2027-01-${String((next() % 28) + 1).padStart(2, '0')}`,
    });
  return [
    ...[copy('V01', 'V02'), copy('V02', 'V01')],
    ...lines.map((_id) => patching(administrator, '/companyFee/', { _id, label: `Key ${next()}` })),
  ];
};

/** The commands that write records, each raced against the plain change of the same record. */
export const races: { readonly [N in CommandName]?: Race } = {
  decideVendorInvoices: decideInvoices,
  postVendorInvoices: postInvoices,
  triggerPendingVendorInvoices: postInvoices,
  pullVendorInvoices: postInvoices,
  updatePaidDate: payFees,
  ...billingRaces,
  ...monthEndRaces,
  cancelRequest: takeBack,
  promoteFinding: promoteFinding,
  setLegalHold,
  postNoteToClient: showNote,
  readNotes: showNote,
  archiveNotes: showNote,
  postDocumentToClient: showDocument,
  setReminderStatus: remind,
  setReminderDueDate: remind,
  giveReminders: remind,
  recalculateBlackBookValue: workFile,
  updateValueAtAssignment: workFile,
  overrideGate: workFile,
  recordProof: workFile,
  recordSecured: workFile,
  recordService: workFile,
  extendClock: workFile,
  setReserve: workFile,
  acceptOffer: workFile,
  acknowledgeHold: workFile,
  assignUsers: workFile,
  updateDaysPastDue: workFile,
  recallAssignment: workFile,
  setRolePermission: changeRole,
  setRoleActivityTypes: changeRole,
  copyCompanyFees: copyPrices,
  replaceCompanyReportFilters: narrowReports,
  keepPlacementLayout: keepLayouts,
  repeatSearch,
  ...eraseRaces,
  ...documentRaces,
  ...jobRaces,
};
