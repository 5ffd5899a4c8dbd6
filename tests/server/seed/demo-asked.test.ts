import { expect, test } from 'vitest';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

/** By hand: what is noted of somebody, or of a directory, that knew nothing; and the source that cannot have found anything then. */
const knowsNothing: readonly (readonly [noted: RegExp, source: RegExp])[] = [
  [/^(?:Work number|Numéro au travail)$/, /employer|employeur/],
  [/^(?:Reference contacted|Référence jointe)$/, /reference|référence/],
  [/^(?:Landlord contacted|Propriétaire joint)$/, /landlord|propriétaire/],
  [/^(?:Old number out of service|Ancien numéro hors service)$/, /^(?:Directory|Annuaire)/],
];

test('a trace of the demo finds nothing through whom a note says to know nothing', () => {
  let found = 0;
  const wrong = wrongOnes(({ notes, traces }) =>
    Object.fromEntries(
      traces.flatMap(({ source, addresses, phones, completedAt }) => {
        const finds = [...(addresses ?? []), ...(phones ?? [])];
        if (finds.length === 0) return [];
        found += 1;
        const against = notes.filter(
          ({ subject, createdAt }) =>
            String(createdAt) <= String(completedAt) &&
            knowsNothing.some(([noted, by]) => noted.test(String(subject)) && by.test(String(source))),
        );
        return [[`${source} after ${against.map(({ subject }) => subject).join()}`, against.length === 0]];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(100);
});

test('traces of the demo go by many sources', () => {
  const types = demoFiles.flatMap(({ traces }) => traces.map(({ skipTraceType }) => skipTraceType));
  expect(new Set(types).size).toBeGreaterThan(4);
});
