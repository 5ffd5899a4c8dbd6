import Checkbox from '@mui/material/Checkbox';
import type { ComponentProps } from 'react';

/** A box to tick for several things at once; where only some of them are, the element itself says so as well. */
export function MixedBox({
  label,
  indeterminate = false,
  ...props
}: Omit<ComponentProps<typeof Checkbox>, 'slotProps'> & { readonly label?: string }) {
  return (
    <Checkbox
      {...props}
      indeterminate={indeterminate}
      slotProps={{
        input: {
          ...(label !== undefined && { 'aria-label': label }),
          ref: (box: HTMLInputElement | null) => {
            if (box) box.indeterminate = indeterminate;
          },
        },
      }}
    />
  );
}
