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

type UrgentOne = Day['urgent'][number];

const LineKey = styled(KeyHint)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** What harms first, each with why and by when; lines to be while it is not known. */
export function Urgent({ lines }: { lines: Day['urgent'] | undefined }) {
  const { t } = useWords();
  useUrgentKeys(lines ?? []);
  return (
    <Section title={t('myDay.needs')}>
      {!lines ? (
        <WaitingLines count={12} height={32} />
      ) : lines.length === 0 ? (
        <Standstill title={t('myDay.nothing')} lead={t('myDay.nothingLead')} />
      ) : (
        <Lines>
          {lines.map((line, at) => (
            <UrgentLine key={line.id} line={line} pressed={keyOf(at)} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

function UrgentLine({ line, pressed }: { line: UrgentOne; pressed: string | undefined }) {
  const { t, choice, locale } = useWords();
  const { resource, id, fileId, ref, debtorName, assetSummary, status, about, files, due } = line;
  const reason = useReason(line);
  const to = recordPath(resource, id);
  // What is no file is told from the file that it is on, which may stand there too.
  const called = ref ? (resource === 'file' ? ref : `${reason}, ${ref}`) : (about ?? reason);
  const facts = [assetSummary, status && choice('statusName', status), about];
  return (
    <Line style={{ alignItems: 'center' }}>
      <Stack sx={{ minWidth: 0, gap: 0.25 }}>
        <span>
          {ref && fileId ? (
            <TextLink to={recordPath('file', fileId)}>{ref}</TextLink>
          ) : (
            <TextLink to={to}>{about ?? reason}</TextLink>
          )}{' '}
          <strong>{debtorName}</strong>
          {files > 1 && ` ${t('myDay.andMore', { smart_count: files - 1 })}`}
        </span>
        <Quiet>{facts.filter((fact) => fact && (ref || fact !== about)).join(' · ')}</Quiet>
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexShrink: 0 }}>
        <Stack sx={{ alignItems: 'flex-end', textAlign: 'right', maxWidth: { xs: 130, sm: 'none' } }}>
          <span>{reason}</span>
          {due && <Quiet>{t(dueWords(line), { date: formatDate(due, locale) })}</Quiet>}
        </Stack>
        {/* Beside the link and not in it: what a link shows is what it is called by. */}
        <LineKey aria-hidden="true" style={{ visibility: pressed ? 'visible' : 'hidden' }}>
          {pressed}
        </LineKey>
        <ButtonLink
          to={to}
          aria-label={t('named', { what: t('myDay.open'), name: called })}
          aria-keyshortcuts={pressed}
        >
          {t('myDay.open')}
        </ButtonLink>
      </Stack>
    </Line>
  );
}

const ofClock = {
  disposition: 'myDay.saleFrom',
  prior_notice: 'myDay.seizureFrom',
  objection: 'myDay.until',
  retention: 'myDay.until',
} as const;

/** Whether its day is the first or the last, and for what: from it one may act, until it others may, or by it something has to be done. */
const dueWords = ({ clock }: UrgentOne) =>
  clock && clock in ofClock ? ofClock[clock as keyof typeof ofClock] : 'myDay.by';

/** Why a line stands there, in a word or two. */
function useReason({ why, clock, requestType }: UrgentOne): string {
  const { t, choice } = useWords();
  if (why === 'deadline') return choice('clockName', clock ?? '');
  if (why === 'request') return t('myDay.whyRequest', { what: choice('requestType', requestType ?? '') });
  const reasons = {
    rush: t('myDay.whyRush'),
    late: t('myDay.whyLate'),
    urgentNote: t('myDay.whyUrgentNote'),
    noteToAnswer: t('myDay.whyNoteToAnswer'),
    vendorInvoice: t('myDay.whyInvoice'),
  };
  return reasons[why];
}
