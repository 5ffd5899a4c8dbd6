import type { WaitingFile } from '#contract/lifecycles/who-moves';
import { moverOf } from '#contract/lifecycles/who-moves';
import type { RecordProps } from '../../../generated/slots';
import { useWords } from '../../../i18n/words';
import { Quiet } from '../../../parts/words-in-line';
import { useNow } from '../../../kinds/now';

/** Whom a file of the list waits for. */
export function WhoMoves({ record }: RecordProps) {
  const { choice } = useWords();
  const mover = moverOf(record as unknown as WaitingFile, useNow());
  const said = choice('mover', mover);
  return mover === 'nobody' ? <Quiet>{said}</Quiet> : said;
}
