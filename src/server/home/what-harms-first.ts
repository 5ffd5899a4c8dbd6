import { sql } from 'kysely';
import type { Row } from '../database/tables';
import { selected } from '../jobs/export-rows';
import { conditions } from '../records/conditions';
import { maskRow } from '../records/present';
import type { RequestContext } from '../request/context';
import { filesThatHarm } from './files-that-harm';
import { mostHarms } from './harm';
import type { Harm, Urgent } from './harm';
import { notesThatPress } from './notes-that-press';
import type { HomeAsk } from './tiles';

/** As many of each are named, where there are such, whatever harms more. */
const ofEach = 3;

const groups: { readonly [W in Urgent['why']]: string } = {
  deadline: 'deadline',
  rush: 'rush',
  late: 'late',
  urgentNote: 'note',
  noteToAnswer: 'note',
  request: 'decision',
  vendorInvoice: 'decision',
};

/** What harms first, in the order of `urgencies`: each once, and some of each. `decisions`: those that wait for who asks. */
export async function readUrgent(
  context: RequestContext,
  ask: HomeAsk,
  decisions: Promise<readonly Harm[]>,
): Promise<Urgent[]> {
  const all = await Promise.all([filesThatHarm(context, ask), notesThatPress(context), decisions]);
  const known = new Set<string>();
  const harms = shared(all.flat().filter(({ id }) => !known.has(id) && known.add(id)));
  const files = await filesOf(context, harms);
  return harms.map((harm) => urgentOf(harm, files));
}

/** What there is room for, in the same order: the first of each, and then what harms more. */
function shared(harms: readonly Harm[]): Harm[] {
  const seen = new Map<string, number>();
  const isFirst = harms.map(({ why }) => {
    const count = (seen.get(groups[why]) ?? 0) + 1;
    seen.set(groups[why], count);
    return count <= ofEach;
  });
  let room = mostHarms - isFirst.filter(Boolean).length;
  return harms.filter((_, at) => isFirst[at] || room-- > 0);
}

/** The first file of each of several, as far as their caller sees it. */
async function filesOf({ db, caller }: RequestContext, harms: readonly Harm[]): Promise<Map<string, Row>> {
  const files = new Map(harms.flatMap(({ file }) => (file ? [[String(file._id), file] as const] : [])));
  const ids = [...new Set(harms.flatMap(({ fileIds }) => fileIds.slice(0, 1)))].filter(
    (id) => !files.has(id),
  );
  if (ids.length === 0) return files;
  const { rows } = await sql<Row>`
    select ${selected('file', [], caller)} from file t where t._id = any(${ids}::uuid[]) and ${conditions('file', {}, caller)}`.execute(
    db,
  );
  for (const row of rows) {
    maskRow('file', row, caller);
    files.set(String(row._id), row);
  }
  return files;
}

function urgentOf(harm: Harm, files: ReadonlyMap<string, Row>): Urgent {
  const { resource, id, why, due, fileIds, clock = null, requestType = null, about = null } = harm;
  const file = files.get(fileIds[0] ?? '');
  return {
    ...{ resource, id, why, due, clock, requestType, about, files: fileIds.length },
    fileId: (file?._id ?? null) as string | null,
    ref: (file?.ref ?? null) as string | null,
    debtorName: (file?.debtorName ?? null) as string | null,
    assetSummary: (file?.assetSummary ?? null) as string | null,
    status: (file?.status ?? null) as Urgent['status'],
  };
}
