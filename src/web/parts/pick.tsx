import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

/** One of a few, by its name. */
export function Pick<V extends string>(props: {
  label: string;
  value: V;
  choices: readonly (readonly [value: V, name: string])[];
  onPick: (value: V) => void;
}) {
  const { label, value, choices, onPick } = props;
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onPick(target.value as V)}>
      {choices.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
