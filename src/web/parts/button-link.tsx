import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** A button that leads to another page: a real link, which opens in a new tab as any other. */
export function ButtonLink(props: Omit<ButtonProps<typeof Link>, 'component'>) {
  return <Button component={Link} {...props} />;
}
