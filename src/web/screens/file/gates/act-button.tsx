import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useState } from 'react';

interface ActButtonProps {
  readonly label: string;
  readonly children: (onClose: () => void) => ReactNode;
}

/** A button of a gate, and the dialog that does what opens it. */
export function ActButton({ label, children }: ActButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)} sx={{ displayPrint: 'none' }}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
