import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AnswerTo } from '#contract/commands/input';
import { recordPath } from '../../../data/resource-paths';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { dayOf, formatDate } from '../../../kinds/format';
import { TextLink } from '../../../parts/text-link';
import { NoteBody } from '../../note/note-body';

type StoryLine = AnswerTo<'summarizeNotes'>['story'][number];
type Ground = StoryLine['grounds'][number];

interface StoryLinesProps {
  readonly fileId: string;
  readonly title: string;
  readonly lines: readonly StoryLine[];
  /** The notes that are named below, by whose place there a sentence names its own. */
  readonly sources: readonly string[];
}

/** What happened, whose turn it is or what comes next: each sentence with the notes and the entries that it rests on. */
export function StoryLines({ fileId, title, lines, sources }: StoryLinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <Typography variant="h4" sx={{ mt: 1.25, mb: 0.25 }}>
        {title}
      </Typography>
      <ul>
        {lines.map(({ text, noteIds, grounds }) => (
          <li key={`${noteIds.join(' ')} ${text}`}>
            <NoteBody variant="body2">{text}</NoteBody>
            <SourceNotes ids={noteIds} among={sources} />
            {grounds.map((ground) => (
              <GroundLink key={ground.id} fileId={fileId} ground={ground} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The notes that something rests on, by their place among all that are named. */
export function SourceNotes({ ids, among }: { ids: readonly string[]; among: readonly string[] }) {
  return ids.map((id) => (
    <Link key={id} href={`#${id}`} color="primary" sx={{ mr: 0.625 }}>
      {among.indexOf(id) + 1}
    </Link>
  ));
}

/** An entry of the history, a request or the status that a sentence rests on; it opens there. */
function GroundLink({ fileId, ground }: { fileId: string; ground: Ground }) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const file = recordPath('file', fileId);
  const places = {
    history: `${file}/history#${ground.id}`,
    request: recordPath('request', ground.id),
    status: file,
  };
  const day = formatDate(dayOf(ground.at, user?.timeZone), locale);
  return (
    <TextLink to={places[ground.of]} title={ground.text} sx={{ color: 'primary.main', mr: 1 }}>
      {t(`note.ground.${ground.of}`, { day })}
    </TextLink>
  );
}
