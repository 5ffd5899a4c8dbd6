import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from '../i18n/use-translate';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface AutocompleteFieldProps {
  readonly label: string;
  /** What stands where nothing is picked, and so nothing is narrowed. */
  readonly any: string;
  readonly options: readonly Option[];
  /** Empty where nothing is picked. */
  readonly value: string;
  /** The label is read aloud alone; `any` says it well enough to the eye. */
  readonly bare?: boolean;
  readonly onPick: (value: string) => void;
}

/** Narrows what is shown to one of a list, which is found by typing; emptied, it narrows nothing. */
export function AutocompleteField({
  label,
  any,
  options,
  value,
  bare = false,
  onPick,
}: AutocompleteFieldProps) {
  const t = useTranslate();
  return (
    <Autocomplete<Option>
      options={[...options]}
      value={options.find((option) => option.value === value) ?? null}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, picked) => option.value === picked.value}
      noOptionsText={t('form.noneFound')}
      clearText={any}
      openText={label}
      closeText={label}
      autoHighlight
      sx={{ minWidth: bare ? 200 : 0 }}
      onChange={(_, picked) => onPick(picked?.value ?? '')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={any}
          {...(bare && {
            slotProps: { inputLabel: { ...params.InputLabelProps, sx: visuallyHidden } as object },
          })}
        />
      )}
    />
  );
}
