import { useCapabilities } from '../data/capabilities';
import { useWords } from '../i18n/words';
import { Icon } from '../frame/icon';
import { Popup } from '../frame/popup';
import { useTranslate } from '../i18n/use-translate';
import type { FilterGroup } from './filter-groups';
import { filterGroups, parametersOf } from './filter-groups';
import { FilterEditor } from './filter-editor';
import { FilterMenu } from './filter-menu';
import { FilterWords } from './filter-words';
import type { ListState } from './use-list';

/** The filters of a list as chips: each says what it lets through, opens to be changed, and can be taken away. */
export function FilterBar({ list }: { list: ListState }) {
  const words = useWords();
  const t = useTranslate();
  const capabilities = useCapabilities();
  const groups = filterGroups(list.name, words, capabilities);
  const { filters } = list.address;
  const active = groups.filter((group) => parametersOf(group).some((name) => filters[name]?.length));
  const set = (group: FilterGroup, values: Readonly<Record<string, readonly string[]>>) => {
    const rest = Object.entries(filters).filter(([name]) => !parametersOf(group).includes(name));
    const given = Object.entries(values).filter(([, value]) => value.length > 0);
    list.go({ filters: Object.fromEntries([...rest, ...given]) });
  };
  return (
    <div className="filters" role="group" aria-label={t('list.addFilter')}>
      {active.map((group) => (
        <span key={group.key} className="filter">
          <Popup
            className="filter-open"
            label={t('list.editFilter', { filter: group.label })}
            button={
              <>
                <span className="filter-label">{group.label}</span>
                <FilterWords group={group} filters={filters} buckets={list.buckets} />
              </>
            }
          >
            {(close) => (
              <FilterEditor
                group={group}
                filters={filters}
                counts={group.counted ? list.buckets[group.counted] : undefined}
                onChange={(values) => set(group, values)}
                close={close}
              />
            )}
          </Popup>
          <button
            type="button"
            className="filter-remove"
            aria-label={t('list.removeFilter', { filter: group.label })}
            onClick={() => set(group, {})}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <FilterMenu list={list} groups={groups.filter((group) => !active.includes(group))} onChange={set} />
      {active.length > 1 && (
        <button type="button" className="button button-quiet" onClick={() => list.go({ filters: {} })}>
          {t('list.clearFilters')}
        </button>
      )}
    </div>
  );
}
