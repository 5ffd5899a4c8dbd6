import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import Link from '@mui/material/Link';
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
import { NoteBody } from '../../note/note-body';

/** A line of the summary and the note that says so. */
interface Line {
  readonly text: string;
  readonly noteId?: string;
}

type Summary = AnswerTo<'summarizeNotes'>;
const parts = ['happened', 'turn', 'next'] as const;

/** What the machine makes of the notes, said to be that, with the notes it was made from. */
export function SummaryPanel({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const { user } = useSession();
  const { t, locale, label } = useWords();
  const { data, error } = useRead(
    ['desk', 'summary', fileId],
    'summarizeNotes',
    { fileId },
    { staleTime: 60_000 },
  );
  const dated = ({ date, noteId, field }: Summary['keyDates'][number]): Line => ({
    text: [formatDate(date, locale), field && label('file', field)].filter(Boolean).join(' · '),
    ...(noteId && { noteId }),
  });
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
              title={t(`note.story.${part}`)}
              lines={data.story.filter((one) => one.part === part)}
              sources={data.sourceNoteIds}
            />
          ))}
          <SummaryLines title={t('note.keyDates')} lines={data.keyDates.map(dated)} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <InfoIcon fontSize="inherit" sx={{ verticalAlign: '-2px' }} />{' '}
            {data.sourceNoteIds.map((id, index) => (
              <Link key={id} href={`#${id}`} color="primary" sx={{ mr: 0.625 }}>
                {index + 1}
              </Link>
            ))}{' '}
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

interface StoryLinesProps {
  readonly title: string;
  readonly lines: Summary['story'];
  /** The notes that are named below, by whose place there a sentence names its own. */
  readonly sources: readonly string[];
}

/** What happened, whose turn it is or what comes next: each sentence with the notes that it rests on. */
function StoryLines({ title, lines, sources }: StoryLinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <Typography variant="h4" sx={{ mt: 1.25, mb: 0.25 }}>
        {title}
      </Typography>
      <ul>
        {lines.map(({ text, noteIds }) => (
          <li key={`${noteIds.join(' ')} ${text}`}>
            <NoteBody variant="body2">{text}</NoteBody>
            {noteIds.map((id) => (
              <Link key={id} href={`#${id}`} color="primary" sx={{ mr: 0.625 }}>
                {sources.indexOf(id) + 1}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function SummaryLines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Typography variant="h4" sx={{ mt: 1.25, mb: 0.25 }}>
        {title}
      </Typography>
      <Lines lines={lines} />
    </>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map(({ text, noteId }) => (
        <li key={`${noteId ?? ''} ${text}`}>{text}</li>
      ))}
    </ul>
  );
}
