import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { useQuery } from '@tanstack/react-query';
import { useIdentity, useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoment } from '../../../kinds/format';
import { useFailure } from '../../failure';

/** A line of the summary and the note that says so. */
interface Line {
  readonly text: string;
  readonly noteId?: string;
}

interface Summary {
  readonly summary: string;
  readonly bullets: readonly Line[];
  readonly keyDates: readonly { readonly date: string; readonly noteId?: string; readonly field?: string }[];
  readonly openQuestions: readonly Line[];
  readonly sourceNoteIds: readonly string[];
  readonly generatedAt: string;
}

/** What the machine makes of the notes, said to be that, with the notes it was made from. */
export function SummaryPanel({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const { http } = useIdentity();
  const { user } = useSession();
  const { t, locale, label } = useWords();
  const explain = useFailure();
  const { data, error } = useQuery({
    queryKey: ['desk', 'summary', fileId],
    queryFn: async ({ signal }) =>
      (await http.call('GET', `/note/summarize/${fileId}`, { signal })).body as Summary,
    staleTime: 60_000,
  });
  const dated = ({ date, noteId, field }: Summary['keyDates'][number]): Line => ({
    text: [formatDate(date, locale), field && label('file', field)].filter(Boolean).join(' · '),
    ...(noteId && { noteId }),
  });
  return (
    <section className="summary" aria-label={t('note.summary')}>
      <div className="summary-head">
        <AutoAwesomeIcon />
        <h3>{t('note.summary')}</h3>
        <IconButton aria-label={t('note.summaryClose')} title={t('note.summaryClose')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {!data && !error && <Skeleton variant="rounded" height={12} aria-label={t('note.summarizing')} />}
      {error && <p role="alert">{explain(error)}</p>}
      {data && (
        <>
          <p className="note-body">{data.summary}</p>
          <Lines lines={data.bullets} />
          <SummaryLines title={t('note.keyDates')} lines={data.keyDates.map(dated)} />
          <SummaryLines title={t('note.openQuestions')} lines={data.openQuestions} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <InfoIcon />{' '}
            {data.sourceNoteIds.map((id, index) => (
              <a key={id} href={`#${id}`} className="source-link">
                {index + 1}
              </a>
            ))}{' '}
            {t('note.sources', { smart_count: data.sourceNoteIds.length })} ·{' '}
            {formatMoment(data.generatedAt, locale, user?.timeZone)}
          </Typography>
        </>
      )}
    </section>
  );
}

function SummaryLines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
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
