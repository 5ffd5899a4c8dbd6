import { Readable } from 'node:stream';
import { exportColumns } from '../jobs/export-columns';
import { exportRows } from '../jobs/export-rows';
import { listWord } from '../words/list-words';
import type { Running } from '../jobs/job-context';
import { sheetBytes } from '../jobs/write-sheet';
import type { Row } from '../database/tables';
import { languages } from '../words/languages';
import type { EvidenceInput, Packed, PackedList } from './evidence-input';
import { columnsOf, listsOfFile } from './packed-lists';
import type { ListOfFile } from './packed-lists';
import type { ZipPack } from './zip-pack';

/** Puts the records of a file into a pack, a table of each list, and of its history each field before and after besides. Lists without rows are left out. */
export async function packLists(
  running: Running,
  input: EvidenceInput,
  pack: ZipPack,
): Promise<PackedList[]> {
  const packed: PackedList[] = [];
  for (const list of listsOfFile(running.caller)) {
    const one = await packTable(running, input, list, pack);
    if (one) packed.push(one);
    if (one && list.resource === 'history') packed.push(await packChanges(running, input, list, pack));
  }
  return packed;
}

async function packTable(
  running: Running,
  input: EvidenceInput,
  list: ListOfFile,
  pack: ZipPack,
): Promise<PackedList | undefined> {
  const { app, caller } = running;
  const { resource } = list;
  const { language } = input;
  const columns = exportColumns(resource, columnsOf(resource), language);
  const title = listWord(resource, language);
  let entry: Packed | undefined;
  const rows = await exportRows(running, asked(list, input), columns, async (names, batches) => {
    const first = await batches[Symbol.asyncIterator]().next();
    if (first.done) return;
    const telling = { names, language, timeZone: caller.timeZone };
    const whole = { [Symbol.asyncIterator]: () => behind(first.value, batches) };
    const bytes = sheetBytes('csv', { title, columns, batches: whole, telling });
    entry = await pack.add(`records/${resource}.csv`, bytes, app.now());
  });
  return entry && { ...entry, called: title, rows };
}

/** The history as programs read it: a line of JSON for each happening. */
async function packChanges(
  running: Running,
  input: EvidenceInput,
  list: ListOfFile,
  pack: ZipPack,
): Promise<PackedList> {
  const { app } = running;
  const columns = exportColumns('history', ['at'], input.language);
  let entry: Packed | undefined;
  const rows = await exportRows(running, asked(list, input), columns, async (_, batches) => {
    entry = await pack.add('records/history.jsonl', Readable.from(changeLines(batches)), app.now());
  });
  const called = languages[input.language].evidence.changes;
  return { ...(entry as Packed), called, rows };
}

async function* changeLines(batches: AsyncIterable<Row[]>): AsyncGenerator<Buffer> {
  for await (const rows of batches)
    yield Buffer.from(
      rows
        .map(({ _id, at, type, entity, entityId, byUserId, byCompanyId, source, changes }) =>
          JSON.stringify({ _id, at, type, entity, entityId, byUserId, byCompanyId, source, changes }),
        )
        .join('\n') + '\n',
    );
}

async function* behind(first: Row[], others: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  yield first;
  yield* others;
}

const asked = ({ resource, narrowedBy }: ListOfFile, { fileId, language }: EvidenceInput) => ({
  resource,
  query: new URLSearchParams({ [narrowedBy]: fileId }).toString(),
  language,
});
