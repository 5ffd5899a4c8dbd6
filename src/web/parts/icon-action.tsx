import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

interface IconActionProps extends Omit<IconButtonProps, 'children' | 'color'> {
  /** Read aloud, and shown to whoever points at it. */
  readonly label: string;
  /** The key that does the same. */
  readonly hint?: string;
  /** The page that it leads to, where it does no more than that. */
  readonly to?: string;
  readonly icon: ReactElement;
}

/** A button that is an icon alone, or a link that looks like one. */
export function IconAction({ label, hint, to, icon, disabled = false, ...props }: IconActionProps) {
  const button = (
    <IconButton
      aria-label={label}
      disabled={disabled}
      {...(to !== undefined && !disabled && { component: Link, to })}
      {...props}
    >
      {icon}
    </IconButton>
  );
  return disabled ? button : <Tooltip title={hint ? `${label} (${hint})` : label}>{button}</Tooltip>;
}
