import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface TextLinkProps extends Omit<LinkProps<typeof RouterLink>, 'component' | 'children'> {
  readonly to: string;
  /** A way aside, such as the crumb above a title. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A way to another page within a text. */
export function TextLink({ quiet = false, sx, ...props }: TextLinkProps) {
  return (
    <Link
      component={RouterLink}
      variant={quiet ? 'body2' : undefined}
      sx={[
        { color: quiet ? 'text.secondary' : 'inherit', '&:hover': { color: 'primary.main' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...props}
    />
  );
}
