import { SearchInput } from 'react-admin';
import type { KindName } from '#contract/fields';
import type { KindFilterProps } from '../people-half';

/** Words that a value is to contain. */
export function TextFilter(props: Omit<KindFilterProps<KindName>, 'field'>) {
  const { source, label, autoFocus } = props;
  return (
    <SearchInput
      source={source}
      label={false}
      fullWidth
      margin="none"
      helperText={false}
      autoFocus={autoFocus === true}
      format={(values: readonly string[] | undefined) => values?.[0] ?? ''}
      parse={(text: string) => (text ? [text] : [])}
      placeholder={label}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: 200 } }}
    />
  );
}
