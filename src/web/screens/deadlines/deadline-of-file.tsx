import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';
import type { OpenDeadline } from './use-deadlines';

/** One deadline: what ends, of which file. */
export function DeadlineOfFile({ deadline }: { deadline: OpenDeadline }) {
  const { choice } = useWords();
  return (
    <>
      <TextLink to={recordPath('file', deadline.fileId)} sx={{ fontWeight: 500 }}>
        {deadline.ref}
      </TextLink>{' '}
      <Quiet>{choice('clockName', deadline.clock)}</Quiet>
    </>
  );
}
