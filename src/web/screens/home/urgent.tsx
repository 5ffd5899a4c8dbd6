import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { ButtonLink } from '../../parts/button-link';
import { Line, Lines } from '../../parts/lines';
import { Section } from '../../parts/section';
import { Standstill } from '../../parts/standstill';
import { TextLink } from '../../parts/text-link';
import { WaitingLines } from '../../parts/waiting';
import { KeyHint, Quiet } from '../../parts/words-in-line';
import type { Day } from './tiles';
import { keyOf, useUrgentKeys } from './urgent-keys';

type UrgentFile = Day['urgent'][number];

const LineKey = styled(KeyHint)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** The files that harm first, each with why and by when; lines to be while they are not known. */
export function Urgent({ files }: { files: Day['urgent'] | undefined }) {
  const { t } = useWords();
  useUrgentKeys(files ?? []);
  return (
    <Section title={t('myDay.needs')}>
      {!files ? (
        <WaitingLines count={12} height={32} />
      ) : files.length === 0 ? (
        <Standstill title={t('myDay.nothing')} lead={t('myDay.nothingLead')} />
      ) : (
        <Lines>
          {files.map((file, at) => (
            <UrgentLine key={file.fileId} file={file} pressed={keyOf(at)} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

function UrgentLine({ file, pressed }: { file: UrgentFile; pressed: string | undefined }) {
  const { t, choice, locale } = useWords();
  const { fileId, ref, debtorName, assetSummary, status, why, clock, due } = file;
  const reasons = { late: t('myDay.whyLate'), rush: t('myDay.whyRush') };
  const reason = why === 'deadline' ? choice('clockName', clock ?? '') : reasons[why];
  const to = recordPath('file', fileId);
  return (
    <Line style={{ alignItems: 'center' }}>
      <Stack sx={{ minWidth: 0, gap: 0.25 }}>
        <span>
          <TextLink to={to}>{ref}</TextLink> <strong>{debtorName}</strong>
        </span>
        <Quiet>{[assetSummary, choice('statusName', status)].filter(Boolean).join(' · ')}</Quiet>
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexShrink: 0 }}>
        <Stack sx={{ alignItems: 'flex-end' }}>
          <span>{reason}</span>
          {due && <Quiet>{formatDate(due, locale)}</Quiet>}
        </Stack>
        {/* Beside the link and not in it: what a link shows is what it is called by. */}
        <LineKey aria-hidden="true" style={{ visibility: pressed ? 'visible' : 'hidden' }}>
          {pressed}
        </LineKey>
        <ButtonLink to={to} aria-label={`${t('myDay.open')}: ${ref}`} aria-keyshortcuts={pressed}>
          {t('myDay.open')}
        </ButtonLink>
      </Stack>
    </Line>
  );
}
