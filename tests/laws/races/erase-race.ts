import { sql } from 'kysely';
import { putFee } from '../../support/fees';
import { placeFile } from '../../support/network';
import { addDocument } from '../../support/document-row';
import { acceptedFile, bill, tow } from '../../support/vendor-billing';
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

/** What was kept for long enough is disposed of, while its file is put under a hold, let go of it, worked and erased. */
const dispose = async (people: People): Promise<readonly Call[]> => {
  const { administrator, host, supervisor } = people;
  const files = [await placeFile(supervisor), await placeFile(supervisor)].reverse();
  const [one = '', other = ''] = files;
  for (const fileId of files) {
    await addDocument(host, [fileId], { documentType: 'seizure_photo' });
    await putFee(host.app.db, { fileId });
  }
  await sql`update file set closed = true, "closedDate" = '2012-11-18T15:00:00Z' where _id = any(${files}::uuid[])`.execute(
    host.app.db,
  );
  const hold =
    (isHeld: boolean): Call =>
    () =>
      administrator.call('PUT', '/desk/retention/hold', { fileId: other, isHeld, reason: 'A court asks' });
  const reason = 'Kept for long enough';
  await administrator.call('POST', '/desk/retention/dispose', { reason });
  const mfaCode = await newestCode(host);
  return [
    () => administrator.call('POST', '/desk/retention/dispose', { reason, mfaCode }),
    ...[hold(true), hold(false), await erasing(people, `/housekeeping/deleteFile/${one}`)],
    ...onFiles(supervisor, ...files),
  ];
};

/** How what erases races the work on a file, by the command. */
export const eraseRaces = {
  deleteFile: eraseAll,
  disposeOfKept: dispose,
  deleteVendorInvoice: eraseAll,
  deleteVendorInvoices: eraseAll,
  deleteSkipTraces: eraseAll,
};
