import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface TextLinkProps extends Omit<LinkProps<typeof RouterLink>, 'component' | 'children'> {
  readonly to: string;
  /** A way aside, such as the crumb above a title: it stands where ways are looked for, and is not marked as one. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A way to another page within a text: a line under it tells it from the words around it, also where nothing hovers. */
export function TextLink({ quiet = false, sx, ...props }: TextLinkProps) {
  return (
    <Link
      component={RouterLink}
      variant={quiet ? 'body2' : undefined}
      underline={quiet ? 'hover' : 'always'}
      sx={[
        {
          color: quiet ? 'text.secondary' : 'inherit',
          textDecorationColor: (theme) => theme.vars?.palette.text.disabled,
          textUnderlineOffset: '0.2em',
          '&:hover': { color: 'primary.main' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...props}
    />
  );
}
