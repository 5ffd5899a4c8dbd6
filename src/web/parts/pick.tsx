import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { Unseen } from './words-in-line';

interface PickProps<V extends string> {
  readonly label: string;
  readonly value: V;
  /** Each with its word, in the order in which they are looked for. */
  readonly options: readonly (readonly [value: V, word: string])[];
  readonly onChange: (value: V) => void;
  /** What it is stands beside it already: its label is only read aloud. */
  readonly bare?: boolean;
  readonly sx?: TextFieldProps['sx'];
}

/** One of a few, which is no field of a record. */
export function Pick<V extends string>({ label, value, options, onChange, bare = false, sx }: PickProps<V>) {
  return (
    <TextField
      select
      label={bare ? <Unseen>{label}</Unseen> : label}
      value={value}
      onChange={({ target }) => onChange(target.value as V)}
      slotProps={{ select: { displayEmpty: true } }}
      {...(sx && { sx })}
    >
      {options.map(([option, word]) => (
        <MenuItem key={option} value={option}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  );
}
