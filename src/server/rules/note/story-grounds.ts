import { sql } from 'kysely';
import { dueFieldOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import { openRequests } from '#contract/lifecycles/request';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Said } from '#contract/words/sentence';
import type { ValueOf } from '#contract/vocabularies/index';
import { conditions } from '../../records/conditions';
import type { RequestContext } from '../../request/context';
import { may } from '../../request/rights';
import { readExpectedNext } from '../file/expected-next';

/** What a sentence about a file rests on beside notes: an entry of its history, a request, or its status. */
export interface Ground {
  readonly of: 'history' | 'request' | 'status';
  readonly id: string;
  readonly text: Said;
  readonly at: string;
}

/** A request of the file that waits for somebody. */
export interface Asked extends Ground {
  readonly requestType: ValueOf<'requestType'>;
}

/** What the host's own sentences about a file rest on: that it stands in its status, that it is on hold, until when, and what is asked. */
export interface Grounds {
  readonly status: readonly Ground[];
  readonly hold: readonly Ground[];
  readonly due: readonly Ground[];
  readonly asked: readonly Asked[];
  /** Where the file commonly goes next, as its gates stand. */
  readonly next: StatusName | null;
}

const mostAsked = 3;

/** Reads them as far as the caller may know of them. */
export async function readGrounds(context: RequestContext, file: Recorded<'file'>): Promise<Grounds> {
  const dueField = dueFieldOf(file.status, file.state)?.split('.')[0];
  const stands: Ground = {
    ...({ of: 'status', id: file._id, at: file.statusSince } as const),
    text: sentence('summaries.stands', { status: file.status }),
  };
  const [status = stands] = await entryOf(context, file, 'status');
  const due = dueField ? await entryOf(context, file, dueField) : [];
  return {
    status: [status],
    hold: file.hold ? await entryOf(context, file, 'hold') : [],
    due: due.filter(({ id }) => id !== status.id),
    asked: await askedOf(context, file),
    next: await readExpectedNext(context.db, file, context.now),
  };
}

/** The last entry of the file's history that says how a field of it came to be as it is. */
async function entryOf(
  { db, caller }: RequestContext,
  { _id }: Recorded<'file'>,
  field: string,
): Promise<Ground[]> {
  if (!may(caller, 'history', 'list')) return [];
  const made = field === 'status' ? sql`or t.type in ('file_created', 'import_update')` : sql``;
  const { rows } = await sql<Pick<Ground, 'id' | 'at' | 'text'>>`
    select t._id id, t.at, t.message text from history t where ${conditions('history', { fileId: [_id] }, caller)}
      and t.entity = 'file' and (t."updatedFields" && array[${field}::text] ${made})
    order by t.at desc, t._id desc limit 1`.execute(db);
  return rows.map((row) => ({ of: 'history', ...row }));
}

async function askedOf({ db, caller }: RequestContext, { _id }: Recorded<'file'>): Promise<Asked[]> {
  if (!may(caller, 'request', 'list')) return [];
  const { rows } = await sql<Pick<Asked, 'id' | 'at' | 'requestType'>>`
    select t._id id, t."createdAt" at, t."requestType" from request t
    where ${conditions('request', { fileIds: [_id], status: [...openRequests] }, caller)}
    order by t."createdAt", t._id limit ${mostAsked}`.execute(db);
  return rows.map((row) => ({
    ...({ of: 'request', ...row } as const),
    text: sentence('summaries.request', { type: row.requestType }),
  }));
}
