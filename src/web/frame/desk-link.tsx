import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import type { Query } from '../http/query-string';
import { queryString } from '../http/query-string';
import { TextLink } from '../parts/text-link';

/** A link of the desk: a route, what it is asked with, and a place on it. Disabled, it is a button that does nothing. */
export function DeskLink(props: {
  to: string;
  query?: Query;
  anchor?: string;
  disabled?: boolean;
  label?: string;
  title?: string;
  children: ReactNode;
}) {
  const { to, query, anchor, disabled, label, ...rest } = props;
  if (disabled) return <ButtonBase disabled aria-label={label} {...rest} />;
  const hash = anchor && `#${encodeURIComponent(anchor)}`;
  return <TextLink to={`${to}${queryString(query)}${hash ?? ''}`} aria-label={label} {...rest} />;
}
