import { Icon } from '../frame/icon';
import { Popup } from '../frame/popup';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import type { Column } from './columns';
import { columnLabel } from './columns';
import type { ListState } from './use-list';

/** Which columns a list shows, and in what order. */
export function ColumnMenu(props: {
  list: ListState;
  all: readonly Column[];
  shown: readonly Column[];
  onChange: (columns: readonly string[] | null) => void;
}) {
  const { list, all, shown, onChange } = props;
  const words = useWords();
  const t = useTranslate();
  const names = shown.map(({ name }) => name);
  const others = all.filter(({ name }) => !names.includes(name));
  const move = (index: number, step: number) => {
    const next = [...names];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + step, 0, moved);
    onChange(next);
  };
  return (
    <Popup
      className="button button-quiet with-icon"
      align="end"
      button={
        <>
          <Icon name="columns" />
          <span>{t('list.columns')}</span>
        </>
      }
    >
      {() => (
        <div className="menu column-menu">
          {[...shown, ...others].map((column, index) => {
            const { name } = column;
            const label = columnLabel(words, list.name, column);
            const isShown = index < shown.length;
            return (
              <div key={name} className="column-line">
                <label className="tick">
                  <input
                    type="checkbox"
                    checked={isShown}
                    onChange={() =>
                      onChange(isShown ? names.filter((one) => one !== name) : [...names, name])
                    }
                  />
                  <span>{label}</span>
                </label>
                {isShown && (
                  <span className="column-moves">
                    <button
                      type="button"
                      className="icon-button"
                      disabled={index === 0}
                      aria-label={t('list.moveUp', { column: label })}
                      onClick={() => move(index, -1)}
                    >
                      <Icon name="up" />
                    </button>
                    <button
                      type="button"
                      className="icon-button"
                      disabled={index === shown.length - 1}
                      aria-label={t('list.moveDown', { column: label })}
                      onClick={() => move(index, 1)}
                    >
                      <Icon name="down" />
                    </button>
                  </span>
                )}
              </div>
            );
          })}
          <button type="button" className="menu-item menu-foot" onClick={() => onChange(null)}>
            {t('list.columnsReset')}
          </button>
        </div>
      )}
    </Popup>
  );
}
