import { useGetMany } from 'react-admin';
import type { DeskRecord } from '../data/record';
import { resourcePaths } from '../data/resource-paths';
import { useWords } from '../i18n/words';
import type { PaletteGroup } from './palette-lines';
import { useRecentFileIds } from './recent-files';
import { recordLine } from './use-found-groups';

/** The files that the person opened last. */
export function useRecentGroup(): PaletteGroup {
  const words = useWords();
  const { t } = words;
  const ids = useRecentFileIds();
  const { data = [] } = useGetMany<DeskRecord>(
    resourcePaths.file,
    { ids: [...ids] },
    { enabled: ids.length > 0, staleTime: 60_000, onError: () => undefined },
  );
  return {
    key: 'recent',
    title: t('palette.recent'),
    // One that cannot be read any more is not there.
    lines: data.filter(Boolean).map((record) => {
      const line = recordLine({ name: 'file', record }, '', words);
      return { ...line, key: `recent ${record.id}` };
    }),
  };
}
