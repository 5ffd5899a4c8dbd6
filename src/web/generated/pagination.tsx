import { declarationOf } from '#contract/resources/index';
import { usePreference } from '../data/preferences';
import { Icon } from '../frame/icon';
import { useWords } from '../i18n/words';
import { formatInteger } from '../kinds/format';
import { pageSizes } from './list-address';
import type { ListState } from './use-list';

/** Where in the list this page stands, and the way to the others. */
export function Pagination({ list }: { list: ListState }) {
  const { t, locale } = useWords();
  const [, keepSize] = usePreference(`size.${list.name}`, 25);
  const { page, size } = list.address;
  const shown = list.records?.length ?? 0;
  const first = (page - 1) * size + 1;
  const last = first + shown - 1;
  const figure = (value: number) => formatInteger(value, locale);
  const sizes = [...new Set([...pageSizes, size])].sort((one, other) => one - other);
  return (
    <nav className="pagination" aria-label={t('list.rows')}>
      {!declarationOf(list.name).paged ? null : (
        <label>
          <span>{t('list.rows')}</span>
          <select
            value={size}
            onChange={({ target }) => {
              keepSize(Number(target.value));
              list.go({ size: Number(target.value) });
            }}
          >
            {sizes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className="figures" role="status">
        {shown > 0
          ? t('list.range', { from: figure(first), to: figure(last), total: figure(list.total) })
          : figure(list.total)}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('list.previous')}
        disabled={page <= 1}
        onClick={() => list.go({ page: page - 1 })}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('list.next')}
        disabled={last >= list.total}
        onClick={() => list.go({ page: page + 1 })}
      >
        <Icon name="right" />
      </button>
    </nav>
  );
}
