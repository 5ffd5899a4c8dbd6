import { useTranslate } from '../../i18n/use-translate';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { SessionLines } from './session-lines';

/** Every place where the person is signed in, and the way to end one. */
export function SessionsPage() {
  const t = useTranslate();
  return (
    <Page>
      <PageHead title={t('sessions.title')} lead={t('sessions.lead')} />
      <SessionLines />
    </Page>
  );
}
