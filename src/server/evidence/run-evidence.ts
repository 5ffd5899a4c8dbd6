import { Readable } from 'node:stream';
import { localTime } from '../jobs/export-cells';
import { resultPath } from '../jobs/export-list';
import { inputOf } from '../jobs/job-row';
import type { Outcome, Running } from '../jobs/job-context';
import { checkStop } from '../jobs/stop';
import { keepFile } from '../jobs/write-sheet';
import { find } from '../records/find';
import { demand } from '../request/rights';
import type { EvidenceInput, Packed } from './evidence-input';
import { packIndex } from './pack-index';
import { packLists } from './pack-lists';
import { packDocuments } from './pack-documents';
import { ZipPack } from './zip-pack';

/** Puts all that its person may see of a file into one archive, with an index and the fingerprint of each entry. */
export async function runEvidence(running: Running): Promise<Outcome> {
  const { app, job, caller } = running;
  const input = inputOf<EvidenceInput>(job);
  demand(caller, 'file.export');
  const fileName = `${job._id}.zip`;
  const rows = await keepFile(resultPath(app.settings, fileName), async (write) => {
    const pack = new ZipPack();
    const written = write(pack.bytes).catch((error: unknown) => {
      pack.destroy(error as Error);
      throw error;
    });
    const filled = fill(running, input, pack).catch((error: unknown) => {
      pack.destroy(error as Error);
      throw error;
    });
    const [count] = await Promise.all([filled, written]);
    return count;
  });
  const { fileId } = input;
  const taken = { resource: 'file', kind: job.kind, fileId, format: 'zip', rows };
  return { resultPath: fileName, taken };
}

/** Answers how many records went in. */
async function fill(running: Running, input: EvidenceInput, pack: ZipPack): Promise<number> {
  const { app, job, caller, signal } = running;
  const file = await find(app.db, 'file', input.fileId, caller);
  const client = await find(app.db, 'company', file.clientId, caller);
  const lists = await packLists(running, input, pack);
  const { documents, leftOut } = await packDocuments(running, input, pack);
  const madeAt = localTime(app.now().toISOString(), caller.timeZone);
  const index = await packIndex({
    language: input.language,
    companyName: caller.companyName,
    day: madeAt.slice(0, 10),
    facts: [
      ['file', file.ref],
      ['client', client.companyName],
      ['debtor', file.debtorName],
      ['madeBy', `${caller.firstName} ${caller.lastName}, ${caller.companyName}`],
      ['madeAt', `${madeAt} (${caller.timeZone})`],
    ],
    lists,
    documents,
    leftOut,
  });
  const first = await pack.add('index.pdf', Readable.from([index]), app.now());
  const sums = checksums([first, ...lists, ...documents]);
  await pack.add('checksums.txt', Readable.from([Buffer.from(sums)]), app.now());
  await checkStop(app.db, job._id, signal);
  pack.end();
  return lists.reduce((sum, { rows }) => sum + rows, 0) + documents.length;
}

/** As `sha256sum --check` reads them. */
const checksums = (entries: readonly Packed[]): string =>
  entries.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
