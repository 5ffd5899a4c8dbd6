import { useWords } from '../i18n/words';

/** What stands in a page's place until it is loaded. */
export function PageWait() {
  const { texts } = useWords();
  return <div className="page-wait" role="status" aria-label={texts.loading} />;
}
