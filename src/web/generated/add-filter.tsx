import FilterListIcon from '@mui/icons-material/FilterList';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { PanelButton } from '../parts/menu-button';
import type { Buckets } from './buckets';
import { FilterPanel } from './filter-panel';
import type { FilterGroup } from './filter-groups';
import { addFilterKey } from './list-keys';

/** What else a list can be narrowed by: first which, then to what. */
export function AddFilter({ groups, buckets }: { groups: readonly FilterGroup[]; buckets: Buckets }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<FilterGroup | null>(null);
  const [typed, setTyped] = useState('');
  const shown = groups.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  if (groups.length === 0 && !chosen) return null;
  return (
    <PanelButton
      label={t('list.addFilter')}
      button={{
        startIcon: <FilterListIcon />,
        'aria-keyshortcuts': addFilterKey,
        sx: { height: 28, borderStyle: 'dashed', borderColor: 'divider', color: 'text.secondary' },
      }}
      onClose={() => {
        setChosen(null);
        setTyped('');
      }}
    >
      {() =>
        chosen ? (
          <FilterPanel group={chosen} buckets={buckets} />
        ) : (
          <>
            {groups.length > 8 && (
              <TextField
                fullWidth
                type="search"
                placeholder={t('list.findFilter')}
                slotProps={{ htmlInput: { 'aria-label': t('list.findFilter') } }}
                value={typed}
                autoFocus
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={({ key }) => key === 'Enter' && shown[0] && setChosen(shown[0])}
                sx={{ p: 0.5 }}
              />
            )}
            <MenuList
              autoFocusItem={groups.length <= 8}
              sx={{ p: 0.5, maxHeight: 'min(420px, 60vh)', overflowY: 'auto' }}
            >
              {shown.map((group) => (
                <MenuItem key={group.key} onClick={() => setChosen(group)}>
                  {group.label}
                </MenuItem>
              ))}
            </MenuList>
          </>
        )
      }
    </PanelButton>
  );
}
