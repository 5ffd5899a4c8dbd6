import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { InputHelperText, useInput } from 'react-admin';
import type { KindInputProps } from '../people-half';
import { useCommonProps } from './use-common-props';

/** Yes or not. react-admin's own writes "no" into what nobody has answered; this one leaves it unanswered. */
export function FlagInput(props: KindInputProps<'flag'>) {
  const { label, helperText, readOnly, ...common } = useCommonProps(props);
  const { id, field, fieldState } = useInput({ ...common, type: 'checkbox' });
  const { error, invalid } = fieldState;
  const helpId = `${id}-helper-text`;
  const hasHelp = invalid || Boolean(helperText);
  return (
    <FormControl error={invalid} disabled={readOnly}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={field.value === true}
            onChange={({ target }) => field.onChange(target.checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': invalid || undefined,
                'aria-describedby': hasHelp ? helpId : undefined,
              },
            }}
          />
        }
      />
      {hasHelp && (
        <FormHelperText id={helpId}>
          <InputHelperText error={error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
