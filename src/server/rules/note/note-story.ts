import { moverOf } from '#contract/lifecycles/who-moves';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Said } from '#contract/words/sentence';
import type { NoteSummary, Told } from './note-summary';
import type { Ground, Grounds } from './story-grounds';

/** A sentence of what happened, whose turn it is or what comes next, and the notes and the grounds that it rests on. */
export interface StoryLine {
  readonly part: 'happened' | 'turn' | 'next';
  readonly text: Said;
  readonly noteIds: readonly string[];
  readonly grounds: readonly Ground[];
}

const mostHappened = 4;
const dayOf = (moment: string): string => moment.slice(0, 10);

/** The story that the host makes itself: what notes say in their own words, and what the file says of whose turn it is. */
export function storyOf(
  file: Recorded<'file'>,
  notes: readonly Told[],
  summary: NoteSummary,
  grounds: Grounds,
  now: Date,
): StoryLine[] {
  const byId = new Map(notes.map((note) => [note._id, note]));
  const happened = summary.bullets.slice(0, mostHappened).flatMap(({ text, noteId }): StoryLine[] => {
    const note = byId.get(noteId);
    if (!note) return [];
    const said = sentence('summaries.happened', { day: dayOf(note.createdAt), kind: note.noteType, text });
    return [{ part: 'happened', text: said, noteIds: [noteId], grounds: [] }];
  });
  const silent: StoryLine = {
    part: 'happened',
    text: sentence('summaries.nothingWritten'),
    noteIds: [],
    grounds: [],
  };
  const mover = moverOf(file, now.getTime());
  const turn = file.hold
    ? sentence('summaries.turnOnHold', { mover })
    : sentence('summaries.turn', { mover, status: file.status });
  const unanswered = summary.openQuestions.map(({ text, noteId }): StoryLine => ({
    part: 'turn',
    text: sentence('summaries.unanswered', { day: dayOf(byId.get(noteId)?.createdAt ?? ''), text }),
    noteIds: [noteId],
    grounds: [],
  }));
  const asked = grounds.asked.map((request): StoryLine => ({
    part: 'turn',
    text: sentence('summaries.asked', { day: dayOf(request.at), type: request.requestType }),
    ...{ noteIds: [], grounds: [groundOf(request)] },
  }));
  const due = summary.openQuestions.flatMap(({ text, noteId, replyDueAt }): StoryLine[] =>
    replyDueAt
      ? [
          {
            part: 'next',
            text: sentence('summaries.replyDue', { day: dayOf(replyDueAt), text }),
            noteIds: [noteId],
            grounds: [],
          },
        ]
      : [],
  );
  return [
    ...(happened.length > 0 ? happened : [silent]),
    { part: 'turn', text: turn, noteIds: [], grounds: file.hold ? grounds.hold : grounds.status },
    ...asked,
    ...unanswered,
    { part: 'next', text: nextOf(file, grounds), noteIds: [], grounds: [...grounds.status, ...grounds.due] },
    ...due,
  ];
}

const groundOf = ({ of, id, at, text }: Ground): Ground => ({ of, id, at, text });

function nextOf(file: Recorded<'file'>, { next: status }: Grounds): Said {
  if (!status) return sentence('summaries.nextUndecided');
  return file.statusDue
    ? sentence('summaries.nextBy', { status, day: dayOf(file.statusDue) })
    : sentence('summaries.next', { status });
}
