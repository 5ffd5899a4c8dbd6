import { expect, test } from 'vitest';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

/** In milliseconds: a report is spoken of while it is new. */
const aWeek = 8 * 86_400_000;

/** What was tried last before a moment; `undefined` where nobody had tried yet. */
const triedBefore = ({ attempts }: Bundle, at: string) => attempts.findLast((one) => String(one.at) <= at);

function isReported(bundle: Bundle, at: string): boolean {
  const tried = triedBefore(bundle, at);
  return tried !== undefined && Date.parse(at) - Date.parse(String(tried.at)) <= aWeek;
}

/** By hand: what words name, and whether a file has it at a moment. */
const named: readonly (readonly [RegExp, (bundle: Bundle, at: string) => boolean])[] = [
  [/report of an attempt|rapport d’une tentative/i, isReported],
  [/last report|dernier rapport|goes on with the attempts|poursuit les tentatives/i, isReported],
  [/its photos|et photos lus/i, (bundle, at) => (triedBefore(bundle, at)?.photos ?? []).length > 0],
  [
    /no answer\. the unit was not|answered the door|n’a ouvert/i,
    (bundle, at) => triedBefore(bundle, at)?.outcome === 'no_contact',
  ],
  [
    /keys tagged|clés étiquetées/i,
    ({ file }) => ['one', 'two_plus'].includes(String(file.asset?.keysStatus)),
  ],
  [
    /the belongings can be fetched|reprendre ses effets/i,
    ({ file }) => file.personalEffects?.hasEffects === true,
  ],
];

test('a note of the demo names no report, photo, key or belonging that its file does not have', () => {
  const wrong = wrongOnes((bundle) =>
    Object.fromEntries(
      bundle.notes.map(({ subject, body, createdAt }) => {
        const text = `${subject}: ${body}`;
        return [
          `${createdAt} ${text}`,
          named.every(([words, has]) => !words.test(text) || has(bundle, String(createdAt))),
        ];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  const texts = demoFiles.flatMap(({ notes }) => notes.map(({ subject, body }) => `${subject}: ${body}`));
  for (const word of [/report of an attempt/i, /last report/i, /keys tagged/i, /belongings can be fetched/])
    expect(texts.some((one) => word.test(one))).toBe(true);
});

test('a reminder of the demo names no photo that its file does not have', () => {
  const wrong = wrongOnes(({ file, reminders }) => ({
    'photos of none': reminders.every(
      ({ title }) => !/photo/i.test(JSON.stringify(title)) || file.checks?.photosComplete != null,
    ),
  }));
  expect(wrong).toEqual([]);
});
