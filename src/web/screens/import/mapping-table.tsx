import { neededColumns, placementColumnNames } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import type { ImportTexts } from '../../i18n/en/import';
import { fill } from '../../i18n/words';
import { useImportTexts } from './import-texts';
import type { SheetColumn } from './sheet-preview';

/** What is wrong with the meanings of the columns, as a sentence; null where rows can be read. */
export function mappingProblem(columns: readonly SheetColumn[], texts: ImportTexts): string | null {
  const meant = columns.map(({ means }) => means).filter((means) => means !== null);
  const missing = neededColumns.filter((column) => !meant.includes(column));
  if (missing.length > 0)
    return fill(texts.needed, { columns: missing.map((column) => texts.columns[column]).join(', ') });
  const twice = meant.find((column, at) => meant.indexOf(column) !== at);
  return twice ? fill(texts.twice, { column: texts.columns[twice] }) : null;
}

/** The columns of a spreadsheet with their first values, and what each means, to be changed. */
export function MappingTable(props: {
  columns: readonly SheetColumn[];
  onChange: (columns: readonly SheetColumn[]) => void;
}) {
  const texts = useImportTexts();
  const { columns, onChange } = props;
  const set = (at: number, means: PlacementColumn | null) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, means } : column)));
  return (
    <div className="import-scroll" tabIndex={0} role="region" aria-label={texts.mapping}>
      <table className="import-table">
        <thead>
          <tr>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.sample}</th>
            <th scope="col">{texts.means}</th>
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
                  aria-label={`${texts.means}: ${name}`}
                  value={means ?? ''}
                  onChange={({ target }) => set(at, (target.value || null) as PlacementColumn | null)}
                >
                  <option value="">{texts.leaveOut}</option>
                  {placementColumnNames.map((column) => (
                    <option key={column} value={column}>
                      {texts.columns[column]}
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
