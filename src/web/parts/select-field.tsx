import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Unseen } from './words-in-line';

/** One of a few, by its name. `bare`: what it is stands beside it already, and its label is only read aloud. `wide`: it takes all the room. */
export function SelectField<V extends string>(props: {
  label: string;
  value: V;
  choices: readonly (readonly [value: V, name: string])[];
  bare?: boolean;
  wide?: boolean;
  onPick: (value: V) => void;
}) {
  const { label, value, choices, bare = false, wide = false, onPick } = props;
  return (
    <TextField
      select
      fullWidth={wide}
      label={bare ? <Unseen>{label}</Unseen> : label}
      value={value}
      slotProps={{ select: { displayEmpty: true } }}
      onChange={({ target }) => onPick(target.value as V)}
    >
      {choices.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
