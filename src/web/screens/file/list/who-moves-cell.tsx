import type { StatusName } from '#contract/lifecycles/status-row';
import type { RecordProps } from '../../../generated/slots';
import { useWords } from '../../../i18n/words';
import { moverOf } from '../who-moves';

/** Whom a file of the list waits for. */
export function WhoMoves({ record }: RecordProps) {
  const { movers } = useWords().texts;
  const mover = moverOf(record.status as StatusName);
  return <span className={mover === 'nobody' ? 'quiet' : undefined}>{movers[mover]}</span>;
}
