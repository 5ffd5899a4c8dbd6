import { useIdentityTexts } from './identity-context';
import { PageLink } from './page-link';

/** An open ring and the hand that rests on it: the desk's mark. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" className="mark" aria-hidden="true">
      <rect width="24" height="24" rx="6" className="mark-plate" />
      <path d="M17 8.200A6 6 0 1 0 17 15.800" className="mark-ring" />
      <path d="M12 12h6.500" className="mark-hand" />
    </svg>
  );
}

export function Wordmark() {
  const { product } = useIdentityTexts();
  return (
    <PageLink to="/" className="wordmark">
      <Mark />
      {product}
    </PageLink>
  );
}
