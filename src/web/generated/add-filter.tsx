import FilterListIcon from '@mui/icons-material/FilterList';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { FoundMenu } from '../parts/found-menu';
import { PanelButton } from '../parts/menu-button';
import type { Buckets } from './buckets';
import { FilterPanel } from './filter-panel';
import type { FilterGroup } from './filter-groups';
import { addFilterKey } from './list-keys';

/** What else a list can be narrowed by: first which, then to what. */
export function AddFilter({ groups, buckets }: { groups: readonly FilterGroup[]; buckets: Buckets }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<FilterGroup | null>(null);
  if (groups.length === 0 && !chosen) return null;
  return (
    <PanelButton
      label={t('list.addFilter')}
      button={{
        startIcon: <FilterListIcon />,
        'aria-keyshortcuts': addFilterKey,
        sx: { height: 28, borderStyle: 'dashed', borderColor: 'divider', color: 'text.secondary' },
      }}
      onClose={() => setChosen(null)}
    >
      {() =>
        chosen ? (
          <FilterPanel group={chosen} buckets={buckets} />
        ) : (
          <FoundMenu
            items={groups}
            keyOf={({ key }) => key}
            nameOf={({ label }) => label}
            find={t('list.findFilter')}
            onPick={setChosen}
          />
        )
      }
    </PanelButton>
  );
}
