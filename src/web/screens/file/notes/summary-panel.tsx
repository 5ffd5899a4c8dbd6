import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import type { AnswerTo } from '#contract/commands/input';
import { useRead } from '../../../data/use-read';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoment } from '../../../kinds/format';
import { Failure } from '../../../parts/failure';
import { SourceNotes, StoryLines } from './story-lines';

type Summary = AnswerTo<'summarizeNotes'>;
const parts = ['happened', 'turn', 'next'] as const;

/** What the machine makes of the notes, said to be that, with the notes it was made from. */
export function SummaryPanel({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const { user } = useSession();
  const { t, locale } = useWords();
  const { data, error } = useRead(
    ['desk', 'summary', fileId],
    'summarizeNotes',
    { fileId },
    { staleTime: 60_000 },
  );
  return (
    <Wash aria-label={t('note.summary')}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <AutoAwesomeIcon />
        <Typography variant="h3" sx={{ mr: 'auto' }}>
          {t('note.summary')}
        </Typography>
        <Tooltip title={t('note.summaryClose')}>
          <IconButton aria-label={t('note.summaryClose')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Tooltip>
      </Stack>
      {!data && !error && <Skeleton variant="rounded" height={12} aria-label={t('note.summarizing')} />}
      {error && <Failure error={error} />}
      {data && (
        <>
          {data.whyNotModel && (
            <Typography role="status" variant="body2" sx={{ color: 'warning.main' }}>
              {data.whyNotModel}
            </Typography>
          )}
          {parts.map((part) => (
            <StoryLines
              key={part}
              fileId={fileId}
              title={t(`note.story.${part}`)}
              lines={data.story.filter((one) => one.part === part)}
              sources={data.sourceNoteIds}
            />
          ))}
          <KeyDates dates={data.keyDates} sources={data.sourceNoteIds} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <InfoIcon fontSize="inherit" sx={{ verticalAlign: '-2px' }} />{' '}
            <SourceNotes ids={data.sourceNoteIds} among={data.sourceNoteIds} />{' '}
            {t('note.sources', { smart_count: data.sourceNoteIds.length })} ·{' '}
            {t(data.method === 'model' ? 'note.byModel' : 'note.byHost')} ·{' '}
            {formatMoment(data.generatedAt, locale, user?.timeZone)}
          </Typography>
        </>
      )}
    </Wash>
  );
}

const Wash = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: 12,
  padding: '12px 16px',
  borderRadius: 8,
  backgroundColor: theme.vars?.palette.wash,
  '& ul': { margin: 0, paddingLeft: 18 },
}));

interface KeyDatesProps {
  readonly dates: Summary['keyDates'];
  readonly sources: readonly string[];
}

/** The days that notes or the file name, each with the note or the field that says so. */
function KeyDates({ dates, sources }: KeyDatesProps) {
  const { t, locale, label } = useWords();
  if (dates.length === 0) return null;
  return (
    <>
      <Typography variant="h4" sx={{ mt: 1.25, mb: 0.25 }}>
        {t('note.keyDates')}
      </Typography>
      <ul>
        {dates.map(({ date, noteId, field }) => (
          <li key={`${noteId ?? field} ${date}`}>
            {[formatDate(date, locale), field && label('file', field)].filter(Boolean).join(' · ')}{' '}
            {noteId && <SourceNotes ids={[noteId]} among={sources} />}
          </li>
        ))}
      </ul>
    </>
  );
}
