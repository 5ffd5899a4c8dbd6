import { neededColumns, placementColumnNames } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import type { Translate } from '../../i18n/use-translate';
import { useTranslate } from '../../i18n/use-translate';
import type { SheetColumn } from './sheet-preview';

/** What is wrong with the meanings of the columns, as a sentence; null where rows can be read. */
export function mappingProblem(columns: readonly SheetColumn[], t: Translate): string | null {
  const meant = columns.map(({ means }) => means).filter((means) => means !== null);
  const missing = neededColumns.filter((column) => !meant.includes(column));
  if (missing.length > 0)
    return t('importing.needed', {
      columns: missing.map((column) => t(`importing.columns.${column}`)).join(', '),
    });
  const twice = meant.find((column, at) => meant.indexOf(column) !== at);
  return twice ? t('importing.twice', { column: t(`importing.columns.${twice}`) }) : null;
}

/** The columns of a spreadsheet with their first values, and what each means, to be changed. */
export function MappingTable(props: {
  columns: readonly SheetColumn[];
  onChange: (columns: readonly SheetColumn[]) => void;
}) {
  const t = useTranslate();
  const { columns, onChange } = props;
  const set = (at: number, means: PlacementColumn | null) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, means } : column)));
  return (
    <div className="import-scroll" tabIndex={0} role="region" aria-label={t('importing.mapping')}>
      <table className="import-table">
        <thead>
          <tr>
            <th scope="col">{t('importing.column')}</th>
            <th scope="col">{t('importing.sample')}</th>
            <th scope="col">{t('importing.means')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, samples, means }, at) => (
            <tr key={`${at} ${name}`}>
              <th scope="row">{name}</th>
              <td className="import-quiet">{samples.filter(Boolean).join(' · ')}</td>
              <td>
                <select
                  className="box"
                  aria-label={`${t('importing.means')}: ${name}`}
                  value={means ?? ''}
                  onChange={({ target }) => set(at, (target.value || null) as PlacementColumn | null)}
                >
                  <option value="">{t('importing.leaveOut')}</option>
                  {placementColumnNames.map((column) => (
                    <option key={column} value={column}>
                      {t(`importing.columns.${column}`)}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
