import type { MouseEvent, ReactNode } from 'react';
import type { Query } from '../http/query-string';
import { queryString } from '../http/query-string';
import { navigate } from './router';

/** A real link that a plain click follows without loading the page anew. */
export function PageLink(props: {
  to: string;
  query?: Query;
  className?: string;
  label?: string;
  children: ReactNode;
}) {
  const href = props.to + queryString(props.query);
  const follow = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a href={href} className={props.className} aria-label={props.label} onClick={follow}>
      {props.children}
    </a>
  );
}
