import Typography from '@mui/material/Typography';
import { Lines } from '../../parts/lines';
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
      {exports?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('closeOut.exportsNone')}
        </Typography>
      )}
      {[...new Set(notes)].map((why) => (
        <Typography variant="body2" sx={{ color: 'text.secondary' }} key={why}>
          {said(why)}
        </Typography>
      ))}
      {exports && exports.length > 0 && (
        <Lines>
          {exports.map((one) => (
            <ExportLine key={one._id} one={one} told={notes} onAgain={() => setRepeated(one)} />
          ))}
        </Lines>
      )}
      {repeated && <AgainDialog one={repeated} onClose={() => setRepeated(null)} />}
    </section>
  );
}
