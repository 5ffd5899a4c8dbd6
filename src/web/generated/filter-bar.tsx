import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useListContext, useListFilterContext } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { useCapabilities } from '../data/capabilities';
import { useHidden } from '../data/use-hidden';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { PanelButton } from '../parts/menu-button';
import { Quiet } from '../parts/words-in-line';
import { AddFilter } from './add-filter';
import { FilterPanel } from './filter-panel';
import type { FilterGroup } from './filter-groups';
import { filterGroups, parametersOf } from './filter-groups';
import type { Filters } from './filter-words';
import { FilterWords } from './filter-words';
import type { Buckets } from './buckets';

interface FilterBarProps {
  readonly name: ResourceName;
  /** Filters that the place of the list has settled already. */
  readonly without?: readonly string[];
}

const nothing: readonly string[] = [];
const noBuckets: Buckets = {};

/** The filters of a list as chips: each says what it lets through, opens to be changed, and can be taken away. */
export function FilterBar({ name, without = nothing }: FilterBarProps) {
  const { meta } = useListContext();
  const buckets = ((meta as { buckets?: Buckets } | undefined)?.buckets ?? noBuckets) satisfies Buckets;
  return <Chips {...{ name, without, buckets }} />;
}

// A tick in the list is news for the bar as well, and nothing in it changes.
const Chips = memo(function Chips(props: Required<FilterBarProps> & { readonly buckets: Buckets }) {
  const { name, without: settled, buckets } = props;
  const words = useWords();
  const t = useTranslate();
  const capabilities = useCapabilities();
  const { filterValues, setFilters } = useListFilterContext();
  const filters = filterValues as Filters;
  const groups = filterGroups(name, words, { capabilities, hidden: useHidden(name) }).filter(
    ({ key }) => !settled.includes(key),
  );
  const active = groups.filter((group) => parametersOf(group).some((one) => filters[one]?.length));
  const without = (group: FilterGroup) =>
    Object.fromEntries(Object.entries(filters).filter(([one]) => !parametersOf(group).includes(one)));
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('list.addFilter')}
      sx={{
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        alignItems: 'center',
        gap: 0.75,
        px: { xs: 2, sm: 2.5 },
        py: 1,
        overflowX: { xs: 'auto', sm: 'visible' },
        '& > *': { flex: 'none' },
        displayPrint: 'none',
      }}
    >
      {active.map((group) => (
        <ButtonGroup
          color="inherit"
          key={group.key}
          sx={{
            maxWidth: { xs: group.days ? 520 : 340, sm: 520 },
            '& .MuiButton-root': { height: 28, borderColor: 'divider' },
          }}
        >
          <PanelButton
            label={t('list.editFilter')}
            face={
              <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.5 }}>
                <Quiet style={{ fontWeight: 400, marginRight: 2 }}>{group.label} </Quiet>
                <FilterWords group={group} filters={filters} buckets={buckets} />
              </Box>
            }
            button={{ sx: { justifyContent: 'flex-start', overflow: 'hidden', px: 1.125 } }}
          >
            {() => <FilterPanel group={group} buckets={buckets} />}
          </PanelButton>
          <Button
            aria-label={t('list.removeFilter', { filter: group.label })}
            onClick={() => setFilters(without(group))}
            sx={{ px: 0.5, color: 'text.secondary' }}
          >
            <Close sx={{ fontSize: 14 }} />
          </Button>
        </ButtonGroup>
      ))}
      <AddFilter groups={groups.filter((group) => !active.includes(group))} buckets={buckets} />
      {active.length > 1 && (
        <Button variant="text" onClick={() => setFilters({})} sx={{ height: 28 }}>
          {t('list.clearFilters')}
        </Button>
      )}
    </Stack>
  );
});
