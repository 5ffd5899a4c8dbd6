import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useCallback, useEffect, useRef } from 'react';
import { log } from '../../data/log';
import { resourcePaths } from '../../data/resource-paths';
import { useIdentity } from '../../identity/identity-context';
import { useFailure } from '../failure';

interface NoteLike {
  readonly id: string;
  readonly unread: boolean | null;
}

/** Has everything that shows notes or counts them fetched again. */
export function useFetchNotes(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [resourcePaths.note] }),
      queryClient.invalidateQueries({ queryKey: ['desk', 'count', 'note'] }),
    ]);
  }, [queryClient]);
}

/** Changes one note, such as its pin. */
export function useChangeNote() {
  const dataProvider = useDataProvider();
  const fetchNotes = useFetchNotes();
  const notify = useNotify();
  const explain = useFailure();
  return useCallback(
    async (note: NoteLike, change: Readonly<Record<string, unknown>>) => {
      try {
        await dataProvider.update(resourcePaths.note, { id: note.id, data: change, previousData: note });
        await fetchNotes();
      } catch (error) {
        notify(explain(error), { type: 'error' });
      }
    },
    [dataProvider, explain, fetchNotes, notify],
  );
}

/** Marks notes as read or unread, and puts them in the archive or takes them out. */
export function useSortNotes() {
  const { http } = useIdentity();
  const fetchNotes = useFetchNotes();
  return {
    read: async (noteIds: readonly string[], unread = false) => {
      await http.call('POST', '/note/read', { body: { noteIds, ...(unread && { unread }) } });
      await fetchNotes();
    },
    archive: async (noteIds: readonly string[], archived: boolean) => {
      await http.call('POST', '/desk/note/archive', { body: { noteIds, archived } });
      await fetchNotes();
    },
  };
}

const sight = 1500;

/** Whoever looks at the notes of a file has read them, after a moment. */
export function useReadOnSight(fileId: string, notes: readonly NoteLike[] | undefined): void {
  const { http } = useIdentity();
  const fetchNotes = useFetchNotes();
  const told = useRef(new Set<string>());
  const unread = (notes ?? []).filter((note) => note.unread).map(({ id }) => id);
  const key = unread.join();
  useEffect(() => {
    const ids = key.split(',').filter((id) => id && !told.current.has(id));
    if (ids.length === 0) return;
    const timer = setTimeout(() => {
      for (const id of ids) told.current.add(id);
      http
        .call('POST', '/note/read', { body: { noteIds: ids, fileId } })
        .then(fetchNotes)
        .catch((error: unknown) => log('Notes could not be marked as read.', error));
    }, sight);
    return () => clearTimeout(timer);
  }, [fetchNotes, fileId, http, key]);
}
