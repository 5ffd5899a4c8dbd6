import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKept } from '#server/documents/check-kept';
import { upload } from '../../support/documents';
import { pdf } from '../../support/document-bytes';
import { ready } from './roads';
import { move } from './walk';
import type { Act, Path, Walked } from './walk';
import { walkAll } from './walk-all';

const bytesOf = ({ host }: Walked, id: string): string =>
  path.join(host.dataDir, 'documents', id.slice(-2), id);

/** Brings a document whose bytes are altered on the disk afterwards, which the check finds. */
const bringDamaged =
  (documentType: string): Act =>
  async (by, walked) => {
    const file = { name: `${documentType}.pdf`, bytes: pdf(`${walked.fileId} ${documentType}`) };
    const reply = await upload(walked.host, by, walked.fileId, { documentType }, file);
    await writeFile(bytesOf(walked, String(reply.body._id)), pdf('something else'));
    await checkKept(walked.host.app);
    return reply;
  };

/** Puts the bytes of every damaged document of the file back, as from a backup. */
const restore: Act = async (by, walked) => {
  const { host, fileId } = walked;
  const damaged = await by.call('GET', `/desk/document/list?fileIds=${fileId}&bytesFault=altered`);
  for (const { _id } of damaged.body.data as unknown as { _id: string }[]) {
    const { documentType } = (await by.call('GET', `/document/${_id}`)).body;
    await writeFile(bytesOf(walked, _id), pdf(`${fileId} ${String(documentType)}`));
  }
  await checkKept(host.app);
  return damaged;
};

/** Lets the file past a gate on a damaged document. */
const overrideOnDamaged: Act = async (by, walked) => {
  const { body } = await bringDamaged('correspondence')(by, walked);
  return by.call('POST', '/desk/file/overrideGate', {
    ...{ fileId: walked.fileId, gate: 'contract_on_file', documentId: body._id },
    reason: 'Counsel has confirmed it in writing',
  });
};

/** A document whose bytes are others than those that came opens no gate and proves nothing. */
const paths: readonly Path[] = [
  {
    name: 'goes to nobody on an authorization that was altered since it came, until it is put back',
    steps: [
      ...ready.slice(0, 1),
      ['manager', move('accepted'), 200],
      ['lender', bringDamaged('repossession_authorization'), 201],
      ['manager', move('ready_to_assign'), 409, 'authorization_on_file'],
      ['supervisor', restore, 200],
      ['manager', move('ready_to_assign'), 200],
    ],
  },
  {
    name: 'is let past no gate on a document that was altered since it came',
    steps: [['supervisor', overrideOnDamaged, 422, 'documentId']],
  },
];

walkAll('a file', paths);
