import { useGetList } from 'react-admin';
import type { Recorded } from '#contract/resources/index';
import { resourcePaths } from '../../../data/resource-paths';

export type NoteRow = Pick<
  Recorded<'note'>,
  | '_id'
  | 'fileId'
  | 'noteType'
  | 'audience'
  | 'senderId'
  | 'companyId'
  | 'recipients'
  | 'subject'
  | 'body'
  | 'channel'
  | 'contact'
  | 'isRush'
  | 'pinned'
  | 'requiresReply'
  | 'replyDueAt'
  | 'replyToNoteId'
  | 'unread'
  | 'archived'
  | 'readBy'
  | 'postedToClient'
  | 'postedToClientAt'
  | 'editedAt'
  | 'createdAt'
  | 'version'
> & { readonly id: string; readonly may?: readonly string[] };

/** The notes of a file, the newest first. */
export function useFileNotes(fileId: string, perPage: number) {
  return useGetList<NoteRow>(
    resourcePaths.note,
    {
      filter: { fileId },
      pagination: { page: 1, perPage },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { placeholderData: (before) => before },
  );
}
