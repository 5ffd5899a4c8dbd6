import { useTranslate } from '../i18n/use-translate';

/** What stands in a page's place until it is loaded. */
export function PageWait() {
  const t = useTranslate();
  return <div className="page-wait" role="status" aria-label={t('loading')} />;
}
