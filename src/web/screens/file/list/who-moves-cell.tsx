import type { StatusName } from '#contract/lifecycles/status-row';
import type { RecordProps } from '../../../generated/slots';
import { useTranslate } from '../../../i18n/use-translate';
import { moverOf } from '../who-moves';

/** Whom a file of the list waits for. */
export function WhoMoves({ record }: RecordProps) {
  const t = useTranslate();
  const mover = moverOf(record.status as StatusName);
  return <span className={mover === 'nobody' ? 'quiet' : undefined}>{t(`movers.${mover}`)}</span>;
}
