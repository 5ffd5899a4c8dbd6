import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from '../i18n/use-translate';

interface Pick {
  readonly value: string;
  readonly label: string;
}

interface PickFieldProps {
  readonly label: string;
  /** What stands where nothing is picked, and so nothing is narrowed. */
  readonly any: string;
  readonly picks: readonly Pick[];
  /** Empty where nothing is picked. */
  readonly value: string;
  /** The label is read aloud alone; `any` says it well enough to the eye. */
  readonly bare?: boolean;
  readonly onPick: (value: string) => void;
}

/** Narrows what is shown to one of a list, which is found by typing; emptied, it narrows nothing. */
export function PickField({ label, any, picks, value, bare = false, onPick }: PickFieldProps) {
  const t = useTranslate();
  return (
    <Autocomplete<Pick>
      options={[...picks]}
      value={picks.find((pick) => pick.value === value) ?? null}
      getOptionKey={(pick) => pick.value}
      isOptionEqualToValue={(pick, picked) => pick.value === picked.value}
      noOptionsText={t('form.noneFound')}
      clearText={any}
      openText={label}
      closeText={label}
      autoHighlight
      sx={{ minWidth: bare ? 200 : 0 }}
      onChange={(_, pick) => onPick(pick?.value ?? '')}
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
