import { useTranslate } from '../i18n/use-translate';
import { FailedPart } from './failure';
import { WaitingLines } from './waiting';

interface AwaitedProps {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** What stands where something is fetched until it is there, or why it is not. */
export function Awaited({ data, error, refetch }: AwaitedProps) {
  const t = useTranslate();
  if (error) return <FailedPart title={t('partFailed')} retry={() => void refetch()} />;
  return data ? null : <WaitingLines />;
}
