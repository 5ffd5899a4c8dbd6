import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Sentence } from '#contract/words/sentence';
import { NoSummary } from '../integrations/summary/port';
import { conditions } from '../records/conditions';
import { find, findWhere } from '../records/find';
import { present } from '../records/present';
import type { RequestContext } from '../request/context';
import { storyOf } from '../rules/note/note-story';
import { readGrounds } from '../rules/note/story-grounds';
import type { StoryLine } from '../rules/note/note-story';
import { summarize } from '../rules/note/note-summary';
import type { Told } from '../rules/note/note-summary';
import { knownOf, redactionOf } from '../rules/note/note-redaction';
import { openedField } from '../sealing/sealed-fields';
import { wordsFor } from '../words/words-for';
import type { Handler } from './handler';

const most = 300;
/** How many notes a model is shown, the newest. */
const mostShown = 80;
const days = [
  'assignmentDate',
  'statusDue',
  'holdUntil',
  'nextActionDate',
  'payoffGoodUntil',
  'lastPaymentDate',
  'maturityDate',
  'closedDate',
] as const;

/**
 * Sums up the notes of a file that the caller sees, each sentence with what it rests on: the host by what stands in them, or a
 * language model where one is set, which is told nothing by which a person or a thing is known.
 */
export const summarizeNotes: Handler<'summarizeNotes'> = async (context, { fileId }) => {
  const { db, caller, now } = context;
  const whole = await find(db, 'file', fileId, caller);
  const file = present('file', { ...whole }, caller);
  const { rows } = await sql<Told>`
    select t._id, t.body, t."noteType", t."createdAt", t.contact, t."requiresReply", t."replyDueAt", t."replyToNoteId", t."isRush"
    from note t where ${conditions('note', { fileId: [fileId] }, caller)}
    order by t."createdAt" desc, t._id desc limit ${most}`.execute(db);
  const fileDays = days.flatMap((field) => {
    const day = file[field];
    return typeof day === 'string' ? [{ date: day.slice(0, 10), field }] : [];
  });
  const summary = summarize(rows, fileDays);
  const own = storyOf(whole, rows, summary, await readGrounds(context, whole), now);
  const { story, whyNot } = await storyOfModel(context, whole, rows, own);
  return {
    body: {
      ...summary,
      story: story ?? own,
      sourceNoteIds: [
        ...new Set([...summary.sourceNoteIds, ...(story ?? own).flatMap(({ noteIds }) => noteIds)]),
      ],
      generatedAt: now.toISOString(),
      method: story ? 'model' : 'extractive',
      whyNotModel: whyNot,
    },
  };
};

interface Modelled {
  readonly story: StoryLine[] | null;
  readonly whyNot: Sentence | null;
}

async function storyOfModel(
  { app, db, caller, language }: RequestContext,
  file: Recorded<'file'>,
  notes: readonly Told[],
  own: readonly StoryLine[],
): Promise<Modelled> {
  if (!app.summaries || notes.length === 0) return { story: null, whyNot: null };
  const parties = await findWhere(db, 'relatedParty', sql`t."fileId" = ${file._id}::uuid`, caller);
  const redaction = redactionOf(
    knownOf(
      file,
      parties.map((party) => ({
        ...party,
        dateOfBirth: openedField(app.sealer, 'relatedParty', party, 'dateOfBirth'),
        driverLicenceNumber: openedField(app.sealer, 'relatedParty', party, 'driverLicenceNumber'),
      })),
    ),
  );
  const words = wordsFor({ language });
  const shown = notes.slice(0, mostShown).map((note, index) => ({ ...note, number: index + 1 }));
  try {
    const told = await app.summaries.summarize({
      language,
      facts: own.filter(({ noteIds }) => noteIds.length === 0).map(({ text }) => redaction.hide(words(text))),
      notes: [...shown].reverse().map(({ number, createdAt, body }) => ({
        ...{ number, day: createdAt.slice(0, 10) },
        text: redaction.hide(body),
      })),
    });
    const idOf = new Map(shown.map(({ number, _id }) => [number, _id]));
    const story = told.map(({ part, text, notes: numbers }) => ({
      part,
      text: redaction.show(text),
      noteIds: [...new Set(numbers)].flatMap((number) => idOf.get(number) ?? []),
      grounds: [],
    }));
    return { story, whyNot: null };
  } catch (error) {
    if (error instanceof NoSummary) return { story: null, whyNot: error.said };
    throw error;
  }
}
