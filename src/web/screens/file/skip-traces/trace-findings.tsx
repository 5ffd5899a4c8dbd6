import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';
import { Line, Lines } from '../../../parts/lines';
import { Sign } from '../../../parts/sign';
import { Aside } from '../../../parts/words-in-line';
import { mayWith, useFileRecord } from '../file-record';
import type { TraceRow } from './file-traces';
import type { FindingLine } from './finding-lines';
import { findingLines } from './finding-lines';
import { PromoteDialog } from './promote-dialog';

/** What a trace found; an address or a number can be copied to a party from here. */
export function TraceFindings({ trace }: { trace: TraceRow }) {
  const file = useFileRecord();
  const words = useWords();
  const { t, locale } = words;
  const rights = useRights();
  const [promoting, setPromoting] = useState<FindingLine | null>(null);
  const lines = findingLines(trace, words, (day) => formatDate(day, locale));
  const mayPromote =
    rights.serves('promoteFinding') &&
    rights.may('relatedParty', 'edit') &&
    mayWith(file, 'work') &&
    !file.closed;
  if (lines.length === 0) return null;
  return (
    <>
      <Lines>
        {lines.map((line) => (
          <Line key={line.key}>
            <span>
              {line.text}
              {line.aside && <Aside>{line.aside}</Aside>}
            </span>
            <Stack direction="row" sx={{ flexShrink: 0, flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Sign tone={line.verified ? 'good' : 'plain'}>
                {t(line.verified ? 'fileTabs.traces.verified' : 'fileTabs.traces.unverified')}
              </Sign>
              {line.promotable && mayPromote && (
                <Button
                  size="small"
                  aria-label={t('fileTabs.traces.promoteOne', { found: line.text })}
                  onClick={() => setPromoting(line)}
                >
                  {t('fileTabs.traces.promote')}
                </Button>
              )}
            </Stack>
          </Line>
        ))}
      </Lines>
      {promoting && <PromoteDialog trace={trace} line={promoting} onClose={() => setPromoting(null)} />}
    </>
  );
}
