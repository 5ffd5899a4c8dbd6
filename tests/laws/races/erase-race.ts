import { acceptedFile, addDocument, bill, tow } from '../../support/vendor-billing';
import { newestCode } from '../../support/network';
import type { Call } from './making';
import { idOf, next, onFiles, patching } from './making';
import type { People } from './races';

/** Asks for the code of a step on a file that erases something; the call that follows takes it, which is good for one of those that make it. */
async function erasing({ administrator, host }: People, path: string): Promise<Call> {
  const reason = `Sent by mistake ${next()}`;
  await administrator.call('DELETE', path, { reason });
  const mfaCode = await newestCode(host);
  return () => administrator.call('DELETE', path, { reason, mfaCode });
}

/** What lies on a file is taken away, and the file itself, while all of it is worked; an invoice lies on another file too. */
const eraseAll = async (people: People): Promise<readonly Call[]> => {
  const { accountant, administrator, host, supervisor, vendor_manager } = people;
  const fileId = await acceptedFile(supervisor, vendor_manager);
  const other = await acceptedFile(supervisor, vendor_manager);
  const traced = { skipTraceType: 'employment', source: 'Calls', permissiblePurpose: 'locate_collateral' };
  const trace = idOf(await supervisor.call('POST', '/skipTrace/', { fileId, ...traced }));
  const invoice = async (...fileIds: readonly string[]): Promise<string> => {
    const documentId = await addDocument(host, fileIds);
    const given = { invoiceNumber: `E-${next()}`, documentId, invoiceStatus: 'submitted' };
    const lines = fileIds.map((one) => tow(one, { unitAmount: '300.00', hst: '0.00' }));
    return idOf(await bill(vendor_manager, lines, given));
  };
  const [one, both] = [await invoice(fileId), await invoice(other, fileId)];
  return [
    await erasing(people, `/housekeeping/deleteVendorInvoices/${fileId}`),
    await erasing(people, `/housekeeping/deleteSkipTraces/${fileId}`),
    await erasing(people, `/housekeeping/deleteFile/${fileId}`),
    () => administrator.call('DELETE', `/desk/vendorInvoice/${both}`, { reason: 'Sent by mistake' }),
    patching(supervisor, '/skipTrace/', { _id: trace, summary: `Said ${next()}` }),
    ...[one, both].map((_id) => patching(accountant, '/vendorInvoice/', { _id, dueDate: '2026-12-31' })),
    ...onFiles(supervisor, fileId, other),
  ];
};

/** How what erases races the work on a file, by the command. */
export const eraseRaces = {
  deleteFile: eraseAll,
  deleteVendorInvoice: eraseAll,
  deleteVendorInvoices: eraseAll,
  deleteSkipTraces: eraseAll,
};
