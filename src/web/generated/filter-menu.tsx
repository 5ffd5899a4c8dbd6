import { useState } from 'react';
import { Icon } from '../frame/icon';
import { Popup } from '../frame/popup';
import { useTranslate } from '../i18n/use-translate';
import { FilterEditor } from './filter-editor';
import type { FilterGroup } from './filter-groups';
import type { ListState } from './use-list';

/** What else a list can be narrowed by: first which, then to what. */
export function FilterMenu(props: {
  list: ListState;
  groups: readonly FilterGroup[];
  onChange: (group: FilterGroup, values: Readonly<Record<string, readonly string[]>>) => void;
}) {
  const { list, groups, onChange } = props;
  const t = useTranslate();
  const [chosen, setChosen] = useState<FilterGroup | null>(null);
  const [typed, setTyped] = useState('');
  const shown = groups.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  if (groups.length === 0) return null;
  const reset = () => {
    setChosen(null);
    setTyped('');
  };
  return (
    <Popup
      className="filter-add"
      button={
        <>
          <Icon name="filter" />
          <span>{t('list.addFilter')}</span>
        </>
      }
      onClose={reset}
    >
      {(close) =>
        chosen ? (
          <FilterEditor
            group={chosen}
            filters={list.address.filters}
            counts={chosen.counted ? list.buckets[chosen.counted] : undefined}
            onChange={(values) => onChange(chosen, values)}
            close={close}
          />
        ) : (
          <div className="menu">
            {groups.length > 8 && (
              <input
                className="box"
                type="search"
                aria-label={t('list.findFilter')}
                placeholder={t('list.findFilter')}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && shown[0]) setChosen(shown[0]);
                }}
              />
            )}
            {shown.map((group) => (
              <button key={group.key} type="button" className="menu-item" onClick={() => setChosen(group)}>
                {group.label}
              </button>
            ))}
          </div>
        )
      }
    </Popup>
  );
}
