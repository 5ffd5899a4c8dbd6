import type { CalendarCited, Clock, RuleCited } from '#contract/clocks/clock';
import type { Language } from '../words/languages';
import { noteFor } from './rule-note';
import { sourceFor } from './rule-source';

/** The clocks of a file as somebody reads them: the sources of their rules, and what stands beside these, in their language. */
export function clocksFor(clocks: readonly Clock[], language: Language): readonly Clock[] {
  if (language === 'en') return clocks;
  const rule = (cited: RuleCited): RuleCited => {
    const source = sourceFor(cited.source, language);
    return {
      ...cited,
      source: source.title,
      sourceLanguage: source.language,
      note: noteFor(cited.note, language),
    };
  };
  const calendar = (cited: CalendarCited): CalendarCited => {
    const source = cited.source === null ? null : sourceFor(cited.source, language);
    return source ? { ...cited, source: source.title, sourceLanguage: source.language } : cited;
  };
  return clocks.map((clock) => ({
    ...clock,
    steps: clock.steps.map((step) => ({
      ...step,
      rule: step.rule && rule(step.rule),
      calendar: step.calendar && calendar(step.calendar),
    })),
  }));
}
