import type { DeskRecord } from '../../data/record';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';

/** One deadline: what ends, of which file. */
export function DeadlineOfFile({ file }: { file: DeskRecord }) {
  const { choice } = useWords();
  return (
    <>
      <TextLink to={recordPath('file', String(file.id))} sx={{ fontWeight: 500 }}>
        {String(file.ref)}
      </TextLink>{' '}
      <Quiet>{choice('clockName', String(file.nextDeadlineKind ?? ''))}</Quiet>
    </>
  );
}
