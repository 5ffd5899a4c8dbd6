import { expect, test } from 'vitest';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

type Note = Bundle['notes'][number];

const answerOf = (asked: Note, notes: readonly Note[]): Note | undefined =>
  notes.find(({ replyToNoteId }) => replyToNoteId === asked._id);

/** Nobody is left without an answer for longer, in days with the rest between them. */
const longest = 6;

test('who asks on a file of the demo is answered, by the agency, once, and in days', () => {
  let answered = 0;
  const wrong = wrongOnes(({ file, notes }) => {
    const answers = notes.filter(({ replyToNoteId }) => replyToNoteId);
    const asked = notes.filter(({ requiresReply }) => requiresReply);
    answered += answers.length;
    return {
      'nothing is left open once a file is closed':
        !file.closed || asked.every((one) => answerOf(one, notes) !== undefined),
      'what is not answered is the last word': asked.every(
        (one) => answerOf(one, notes) ?? String(one.createdAt) >= String(notes.at(-1)?.createdAt),
      )
        ? true
        : asked.map(({ body }) => body),
      'answers what was asked on this file, once':
        new Set(answers.map(({ replyToNoteId }) => replyToNoteId)).size === answers.length &&
        answers.every(({ replyToNoteId }) => asked.some(({ _id }) => _id === replyToNoteId)),
      'another house answers, later, and within days, who may read what was asked': asked.every((one) => {
        const answer = answerOf(one, notes);
        if (!answer) return true;
        const days = (Date.parse(String(answer.createdAt)) - Date.parse(String(one.createdAt))) / 86_400_000;
        return (
          answer.companyId === file.agencyId &&
          one.companyId !== file.agencyId &&
          days > 0 &&
          days <= longest &&
          answer.audience === one.audience &&
          answer.recipients?.some(({ companyId }) => companyId === one.companyId)
        );
      }),
    };
  });
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(300);
});

test('on some open files of the demo somebody waits for an answer', () => {
  const waiting = demoFiles.filter(
    ({ file, notes }) =>
      !file.closed && notes.some((one) => one.requiresReply && answerOf(one, notes) === undefined),
  );
  expect(waiting.length).toBeGreaterThan(10);
  expect(waiting.length).toBeLessThan(200);
});
