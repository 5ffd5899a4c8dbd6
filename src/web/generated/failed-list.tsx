import { useTranslate } from '../i18n/use-translate';
import { FailedPart } from '../parts/failure';

/** A list that could not be loaded. */
export function FailedList({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslate();
  return <FailedPart title={t('list.failed')} error={error} retry={retry} />;
}
