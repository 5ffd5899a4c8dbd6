import { useState } from 'react';
import { FailedList, SkeletonRows } from '../../generated/list-states';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
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
  const t = useTranslate();
  const { said } = useWords();
  const [repeated, setRepeated] = useState<CloseOutExport | null>(null);
  const [first] = exports ?? [];
  const refusedAll = Object.entries(first?.whyNot ?? {}).filter(
    ([action, why]) => action !== 'stop' && exports?.every((one) => one.whyNot[action as 'download'] === why),
  );
  const notes = exports && exports.length > 1 ? refusedAll.map(([, why]) => why) : [];
  return (
    <section className="close-out-part" aria-label={t('closeOut.exports')}>
      <h2>{t('closeOut.exports')}</h2>
      {error && !exports && <FailedList error={error} retry={retry} />}
      {!exports && !error && <SkeletonRows rows={3} columns={3} />}
      {exports?.length === 0 && <p className="quiet">{t('closeOut.exportsNone')}</p>}
      {[...new Set(notes)].map((why) => (
        <p key={why} className="quiet">
          {said(why)}
        </p>
      ))}
      {exports && exports.length > 0 && (
        <ul className="lines">
          {exports.map((one) => (
            <ExportLine key={one._id} one={one} told={notes} onAgain={() => setRepeated(one)} />
          ))}
        </ul>
      )}
      {repeated && <AgainDialog one={repeated} onClose={() => setRepeated(null)} />}
    </section>
  );
}
