import type { WaitingFile } from '#contract/lifecycles/who-moves';
import { moverOf } from '#contract/lifecycles/who-moves';
import type { RecordProps } from '../../../generated/slots';
import { useWords } from '../../../i18n/words';
import { useNow } from '../../../kinds/now';

/** Whom a file of the list waits for. */
export function WhoMoves({ record }: RecordProps) {
  const { movers } = useWords().texts;
  const mover = moverOf(record as unknown as WaitingFile, useNow());
  return <span className={mover === 'nobody' ? 'quiet' : undefined}>{movers[mover]}</span>;
}
