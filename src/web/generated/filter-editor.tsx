import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { FilterLiveForm } from 'react-admin';
import type { Field, KindName } from '#contract/fields';
import { useTranslate } from '../i18n/use-translate';
import { asking } from '../kinds/asking';
import { DayFilter } from '../kinds/filters/day-filter';
import { TextFilter } from '../kinds/filters/text-filter';
import type { KindFilterProps } from '../kinds/people-half';
import { focusWhenOpened } from '../parts/focus-first-field';
import type { Buckets } from './buckets';
import type { FilterGroup } from './filter-groups';

/** One filter being set; what is ticked or typed takes effect as it is. */
export function FilterEditor({ group, buckets }: { group: FilterGroup; buckets: Buckets }) {
  const t = useTranslate();
  const days = group.parameter === undefined ? group : group.days;
  return (
    <Box ref={focusWhenOpened} sx={{ display: 'grid', gap: 1, minWidth: 260, p: 1.25 }}>
      <Typography component="h3" variant="h3">
        {group.label}
      </Typography>
      <FilterLiveForm debounce={250}>
        {days && (
          <Stack direction="row" sx={{ gap: 1 }}>
            <DayFilter source={days.from} label={t('list.from')} />
            <DayFilter source={days.to} label={t('list.to')} />
          </Stack>
        )}
        {group.parameter !== undefined &&
          createElement(filterOf(group.field), {
            source: group.parameter,
            field: group.field as KindFilterProps<KindName>['field'],
            label: group.label,
            counts: group.counted ? buckets[group.counted] : undefined,
          })}
      </FilterLiveForm>
    </Box>
  );
}

// The register pairs each kind with its own properties, which no type can follow through a field of any kind.
const filterOf = ({ kind }: Field) =>
  (asking[kind].Filter ?? TextFilter) as ComponentType<KindFilterProps<KindName>>;
