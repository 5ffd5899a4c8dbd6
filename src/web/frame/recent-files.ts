import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { listPath } from '../data/resource-paths';

const most = 6;
const key = 'recent.files';
const none: readonly string[] = [];

/** The files that the person opened last, by their ids alone: what they are called is asked for when it is shown. */
export const useRecentFileIds = (): readonly string[] => useStore<readonly string[]>(key, none)[0];

/** Remembers which files are opened. */
export function useRecentFiles(): void {
  const id = useMatch(`${listPath('file')}/:id/*`)?.params.id;
  const [ids, setIds] = useStore<readonly string[]>(key, none);
  const isNew = id !== undefined && id !== 'create' && ids[0] !== id;
  useEffect(() => {
    if (isNew) setIds([id, ...ids.filter((one) => one !== id)].slice(0, most));
  }, [isNew, id, ids, setIds]);
}
