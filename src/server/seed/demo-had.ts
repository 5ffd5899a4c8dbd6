import type { Tried } from './demo-attempts';
import type { Seeded } from './demo-bundle';
import type { Had } from './demo-note-text';

/** In milliseconds: a report is spoken of while it is new. */
const lately = 7 * 86_400_000;

/** Says of a file what it has at a moment of what a note can name. */
export const hadOf =
  (file: Seeded<'file'>, attempts: readonly Tried[]) =>
  (what: Had, at: string): boolean => {
    if (what === 'keys') return ['one', 'two_plus'].includes(file.asset?.keysStatus ?? '');
    if (what === 'belongings') return file.personalEffects?.hasEffects === true;
    const tried = attempts.findLast(({ attempt }) => String(attempt.at) <= at)?.attempt;
    const isNew = tried !== undefined && Date.parse(at) - Date.parse(String(tried.at)) < lately;
    return isNew && (what === 'attempt' || tried.outcome === 'no_contact');
  };
