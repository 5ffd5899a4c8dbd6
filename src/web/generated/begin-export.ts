import { useListContext } from 'react-admin';
import { writeListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sortOf } from '../data/calls';
import { useCommand } from '../data/use-command';
import type { BeginJob } from '../data/use-made-file';
import { useWords } from '../i18n/words';
import type { Filters } from './filter-words';

export type ExportFormat = 'csv' | 'xlsx';

/** Begins the export of the list that is shown. */
export function useBeginExport(
  name: ResourceName,
  columns: readonly string[],
  format: ExportFormat,
): BeginJob {
  const { locale } = useWords();
  const { filterValues, sort } = useListContext();
  const exportList = useCommand('exportList');
  return (options) => {
    const declaration = declarationOf(name);
    const asked = { sort: sortOf(declaration, sort), filters: filterValues as Filters };
    const query = writeListQuery(declaration, asked).toString();
    return exportList({ resource: name, query, columns: [...columns], format, language: locale }, options);
  };
}
