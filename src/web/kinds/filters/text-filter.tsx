import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from 'react-admin';
import type { KindName } from '#contract/fields';
import type { KindFilterProps } from '../people-half';

const magnifier = (
  <InputAdornment position="start">
    <Search color="action" />
  </InputAdornment>
);

/** Words that a value is to contain. */
export function TextFilter(props: Omit<KindFilterProps<KindName>, 'field'>) {
  const { source, label } = props;
  return (
    <TextInput
      source={source}
      type="search"
      label={false}
      hiddenLabel
      fullWidth
      margin="none"
      helperText={false}
      format={(values: readonly string[] | undefined) => values?.[0] ?? ''}
      parse={(text: string) => (text ? [text] : [])}
      placeholder={label}
      slotProps={{ input: { startAdornment: magnifier }, htmlInput: { 'aria-label': label, maxLength: 200 } }}
    />
  );
}
