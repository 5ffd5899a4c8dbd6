import { ruleNotes } from '#contract/words/fr/rule-notes';
import type { Language } from '../words/languages';

const kept = new Map(Object.entries(ruleNotes).map(([english, french]) => [french, english]));

/** What stands beside a rule, in the language of who reads it: as the rules come it is said in both, what a person wrote stays theirs. */
export const noteFor = (note: string | null, language: Language): string | null =>
  language === 'fr' && note !== null ? (ruleNotes[note] ?? note) : note;

/** A note as it is kept: one that came in French and was left as it was is the same as before. */
export const noteAsKept = (note: string | null | undefined): string | null =>
  (note && kept.get(note)) ?? note ?? null;
