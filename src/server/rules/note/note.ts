import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Sql } from '../../database/tables';
import { askedAt } from '../../request/caller';
import type { Caller } from '../../request/caller';
import { isAddressee, noteScope, notesApart } from './note-audience';
import { completeNote, correctNote, followNote } from './note-change';
import { whyTooLate } from './note-term';
import { announceReaders, deliver } from './note-delivery';
import type { HistoryEntry, Rules } from '../../records/rules';

const notArchived = sql`and d."archivedAt" is null`;
const unread = ({ userId }: Caller): Sql => isAddressee(userId, sql`and d."readAt" is null`);
const archived = ({ userId }: Caller): Sql => sql`exists (select 1 from "noteDelivery" d
  where d."noteId" = t._id and d."userId" = ${userId}::uuid and d."archivedAt" is not null)`;
// Who marked a note as unread again has read it.
const readBy = sql`coalesce((select jsonb_agg(jsonb_build_object('userId', d."userId", 'companyId', d."companyId",
    'readAt', to_char(d."firstRead" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by d."firstRead", d."userId")
  from (select *, coalesce("firstReadAt", "readAt") "firstRead" from "noteDelivery") d
  where d."noteId" = t._id and d."firstRead" is not null), '[]'::jsonb)`;

/** A switch of a list: on, off, or both at once, which narrows nothing. */
function flag(condition: (caller: Caller) => Sql): (values: readonly unknown[], caller: Caller) => Sql {
  return (values, caller) => {
    if (values.includes(true) && values.includes(false)) return sql`true`;
    return values.includes(true) ? condition(caller) : sql`not ${condition(caller)}`;
  };
}

// Everything that one may see, across files and whoever it is for, is for those who answer for more than their own work.
function allMessages(caller: Caller): Sql {
  if (caller.scope === 'assigned_user' || caller.scope === 'client_office') throw new Problem('FORBIDDEN');
  return sql`true`;
}

function mayWithNote(caller: Caller, note: Partial<Recorded<'note'>>, actions: readonly string[]): string[] {
  const own = note.senderId === caller.userId;
  const postable =
    note.fileId != null &&
    !note.postedToClient &&
    note.noteType !== 'legal_privileged' &&
    (note.audience !== 'direct' || own);
  const correctable = own && !whyTooLate(note, askedAt(caller));
  return [
    ...actions.filter((action) => {
      // Pinning is an edit as well, and has no term.
      if (action === 'edit') return own;
      if (action === 'delete') return correctable;
      return action !== 'postToClient' || postable;
    }),
    ...(correctable && actions.includes('edit') ? ['correct'] : []),
  ];
}

// A note is found by those alone to whom it is said to have gone.
function goneTo(values: readonly unknown[], caller: Caller): Sql {
  const family = sql`any(${caller.family}::uuid[])`;
  const isTold =
    sideOf(caller.activityType) === 'agency'
      ? sql`true`
      : sql`(t."companyId" = ${family} or d."companyId" = ${family})`;
  return sql`exists (select 1 from "noteDelivery" d where d."noteId" = t._id
    and d."userId" = any(${values}::uuid[]) and d.kind <> 'reader' and ${isTold})`;
}

// To whom else a note went and who read it there, and how it first read, stays with the sender's side and the agency.
function maskNote(caller: Caller, note: Record<string, unknown>): void {
  if (caller.family.includes(String(note.companyId)) || sideOf(caller.activityType) === 'agency') return;
  const own = (list: unknown): unknown =>
    Array.isArray(list) ? list.filter((one) => caller.family.includes(one.companyId)) : list;
  if ('recipients' in note) note.recipients = own(note.recipients);
  if ('readBy' in note) note.readBy = own(note.readBy);
  if ('originalBody' in note) note.originalBody = null;
}

// The text is never copied into history: who may read a note is decided on the note alone.
function noteHistory(
  event: 'created' | 'updated' | 'removed',
  note: Recorded<'note'>,
  changed: readonly string[],
): HistoryEntry {
  if (event === 'created') {
    const visibility = note.audience === 'direct' ? 'internal' : note.audience;
    return { type: 'note_added', message: sentence('happenings.note_added'), visibility };
  }
  if (changed.includes('postedToClient'))
    return {
      type: 'note_posted_to_client',
      message: sentence('happenings.note_posted_to_client'),
      visibility: 'client',
      hidden: ['body', 'originalBody'],
    };
  const message =
    event === 'removed' ? sentence('conversation.noteWithdrawn') : sentence('happenings.note_edited');
  const hidden =
    note.audience === 'direct' || note.noteType === 'legal_privileged'
      ? ['body', 'originalBody', 'subject']
      : [];
  return { type: 'note_edited', message, visibility: 'internal', hidden };
}

export const noteRules: Rules<'note'> = {
  scope: noteScope,
  scopeApart: notesApart,
  ask: (context, query) => {
    if (context.origin.call === 'GET /note/file/list' && !query.filters.fileId)
      throw new Problem('MALFORMED', {
        message: sentence('problems.requiredParameter', { name: 'fileId' }),
        errors: { fileId: sentence('problems.requiredParameter', { name: 'fileId' }) },
      });
    return query;
  },
  filters: {
    recipientId: goneTo,
    myMessages: flag(({ userId }) => isAddressee(userId, notArchived)),
    myArchive: flag(archived),
    allMessages: (values, caller) => (values.includes(true) ? allMessages(caller) : sql`true`),
    unread: flag(unread),
  },
  derived: { unread, archived, readBy: () => readBy },
  may: mayWithNote,
  whyNot: (caller, note, action) =>
    action === 'delete' && note.senderId === caller.userId ? whyTooLate(note, askedAt(caller)) : undefined,
  mask: maskNote,
  beforeCreate: completeNote,
  afterCreate: deliver,
  beforeUpdate: correctNote,
  afterUpdate: followNote,
  afterRemove: (context, note) => announceReaders(context, note._id),
  history: noteHistory,
  openWhenClosed: (note) => note.noteType === 'post_close',
};
