import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

/** A box to tick, with its words. */
export function Tick(props: {
  label: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { label, checked, disabled = false, onChange } = props;
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={<Checkbox checked={checked} onChange={(_, isTicked) => onChange(isTicked)} />}
    />
  );
}
