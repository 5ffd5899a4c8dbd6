import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { createContext, useCallback, useContext } from 'react';
import type { DeskRecord } from '../../data/record';
import { refusedBody } from '../../data/refused';
import { resourcePaths } from '../../data/resource-paths';
import type { FileRecord } from './file-record';
import { useFileRecord } from './file-record';

type Change = Readonly<Record<string, unknown>>;

/**
 * What this person wanted to change, the file as they saw it, and as somebody else saved it meanwhile. The save waits for how it ends:
 * with what was saved in the end, with theirs alone (`undefined`), or given up, and then the form stands as it was.
 */
export interface Conflict {
  readonly change: Change;
  readonly before: FileRecord;
  readonly theirs: FileRecord;
  readonly onSettled: (saved: FileRecord | undefined) => void;
  readonly onGivenUp: () => void;
}

export const ConflictContext = createContext<(conflict: Conflict) => void>(() => undefined);

/** Puts a file that the host answered in place of the one shown, and has fetched again what depends on it. */
export function useAdoptFile(): (answer: DeskRecord) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (answer: DeskRecord) => {
      const id = answer.id;
      queryClient.setQueriesData<unknown>(
        { predicate: ({ queryKey: [path, verb, asked] }) => isFile(path, verb, asked, id) },
        answer,
      );
      void queryClient.invalidateQueries({ queryKey: [resourcePaths.history] });
      void queryClient.invalidateQueries({ queryKey: [resourcePaths.reminder] });
      void queryClient.invalidateQueries({ queryKey: [resourcePaths.file, 'getList'] });
    },
    [queryClient],
  );
}

const isFile = (path: unknown, verb: unknown, asked: unknown, id: string): boolean =>
  path === resourcePaths.file && verb === 'getOne' && (asked as { id?: string } | undefined)?.id === id;

/**
 * Saves a change to the file on the version around it: in an `OpenedFile` the one that was opened. Where somebody was faster the
 * workspace shows both versions and the person chooses; `undefined` where theirs stays. A refusal is thrown, also where the person
 * does not choose, so that nothing that was typed is lost.
 */
export function useSaveFile(): (change: Change) => Promise<FileRecord | undefined> {
  const file = useFileRecord();
  const dataProvider = useDataProvider();
  const askWhich = useContext(ConflictContext);
  const adopt = useAdoptFile();
  return useCallback(
    async (change: Change) => {
      try {
        const { data } = await dataProvider.update<FileRecord>(resourcePaths.file, {
          id: file.id,
          data: change as Partial<FileRecord>,
          previousData: file,
        });
        adopt(data as unknown as DeskRecord);
        return data;
      } catch (error) {
        const current = refusedBody(error)?.current;
        if (!current) throw error;
        const theirs = current as unknown as FileRecord;
        return new Promise((onSettled, reject) =>
          askWhich({ change, before: file, theirs, onSettled, onGivenUp: () => reject(error as Error) }),
        );
      }
    },
    [adopt, askWhich, dataProvider, file],
  );
}
