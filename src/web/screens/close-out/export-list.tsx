import { useState } from 'react';
import { FailedList } from '../../generated/failed-list';
import { WaitingRows } from '../../generated/waiting-rows';
import { useWords } from '../../i18n/words';
import { Lines } from '../../parts/lines';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { AgainDialog } from './again-dialog';
import type { CloseOutExport } from './close-out-calls';
import { ExportLine } from './export-line';

interface ExportListProps {
  readonly exports: readonly CloseOutExport[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The exports under way and those so far. What the person may do with none of them is explained once, above them. */
export function ExportList({ exports, error, retry }: ExportListProps) {
  const { t } = useWords();
  const [repeated, setRepeated] = useState<CloseOutExport | null>(null);
  const [first] = exports ?? [];
  const refusedAll = Object.entries(first?.whyNot ?? {}).filter(
    ([action, why]) => action !== 'stop' && exports?.every((one) => one.whyNot[action as 'download'] === why),
  );
  const notes = exports && exports.length > 1 ? refusedAll.map(([, why]) => why) : [];
  return (
    <Section title={t('closeOut.exports')}>
      {error && !exports && <FailedList error={error} retry={retry} />}
      {!exports && !error && <WaitingRows rows={3} />}
      {exports?.length === 0 && <Quiet>{t('closeOut.exportsNone')}</Quiet>}
      {notes.length > 0 && <Quiet>{[...new Set(notes)].join(' ')}</Quiet>}
      {exports && exports.length > 0 && (
        <Lines>
          {exports.map((one) => (
            <ExportLine key={one._id} one={one} told={notes} onAgain={() => setRepeated(one)} />
          ))}
        </Lines>
      )}
      {repeated && <AgainDialog one={repeated} onClose={() => setRepeated(null)} />}
    </Section>
  );
}
