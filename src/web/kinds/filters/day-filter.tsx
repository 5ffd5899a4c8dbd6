import { DateInput } from 'react-admin';
import type { KindName } from '#contract/fields';
import type { KindFilterProps } from '../people-half';

// The input formats a second time what it begins with.
const dayOf = (values: readonly string[] | string | undefined): string =>
  (typeof values === 'string' ? values : (values?.[0] ?? '')).slice(0, 10);

/** A day that bounds a range. */
export function DayFilter({ source, label }: Omit<KindFilterProps<KindName>, 'field'>) {
  return (
    <DateInput
      source={source}
      label={label}
      helperText={false}
      margin="none"
      format={dayOf}
      parse={(day: string) => (day ? [day] : [])}
      slotProps={{ htmlInput: { min: '1900-01-01', max: '2100-12-31' } }}
    />
  );
}
