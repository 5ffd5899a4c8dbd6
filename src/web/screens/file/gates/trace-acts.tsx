import { useTranslate } from '../../../i18n/use-translate';
import { mayWithPart, useFileRecord } from '../file-record';
import { useFileTraces } from '../skip-traces/file-traces';
import { TraceDialog } from '../skip-traces/trace-dialog';
import { ActButton } from './act-button';

/** Records what a trace found: the newest that this person may still write, or a new one. */
export function TraceAct() {
  const file = useFileRecord();
  const t = useTranslate();
  const { data: traces } = useFileTraces(file.id);
  if (!traces) return null;
  const begun = traces.find((trace) => mayWithPart(file, trace, 'edit'));
  return (
    <ActButton label={t('gates.trace')}>
      {(onClose) => <TraceDialog trace={begun} known={traces} onClose={onClose} />}
    </ActButton>
  );
}
