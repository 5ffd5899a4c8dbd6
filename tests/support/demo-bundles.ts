import { calendarOf } from '#server/seed/demo-bundle';
import type { Bundle } from '#server/seed/demo-bundle';
import { makeFile } from '#server/seed/demo-file';
import { planFile } from '#server/seed/demo-plan';

const calendar = calendarOf(new Date('2026-11-20T15:00:00Z'));

/** The day on which these are loaded, a Friday. */
export const today = '2026-11-20';

/** All that a house is loaded with, the scripted files first. */
export const demoFiles: readonly Bundle[] = Array.from({ length: 2000 }, (_, number) =>
  makeFile(planFile(number, calendar), `D-${number}`, calendar, 6),
);

/** The sentences that a file breaks, with its number in this list; of many, the first. */
export function wrongOnes(say: (bundle: Bundle) => Readonly<Record<string, unknown>>): string[] {
  return demoFiles
    .flatMap((bundle) =>
      Object.entries(say(bundle)).flatMap(([sentence, holds]) =>
        holds === true
          ? []
          : [
              `${bundle.file.ref} ${bundle.file.status}: ${sentence}${holds ? ` ${JSON.stringify(holds)}` : ''}`,
            ],
      ),
    )
    .slice(0, 12);
}
