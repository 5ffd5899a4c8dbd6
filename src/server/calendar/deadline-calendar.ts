import ical from 'ical-generator';
import { addDays } from '#contract/clocks/day';
import type { Recorded } from '#contract/resources/index';
import { choiceWord } from '../words/value-words';
import type { Language } from '../words/languages';

/** A file with a deadline of the law, as far as a calendar tells of it. */
export type Deadline = Pick<Recorded<'file'>, '_id' | 'ref' | 'state' | 'updatedAt'> & {
  readonly nextDeadline: string;
  readonly nextDeadlineKind: string;
};

const texts = {
  en: { name: 'Legal deadlines', of: (what: string, ref: string) => `${what}: ${ref}` },
  fr: { name: 'Échéances légales', of: (what: string, ref: string) => `${what} : ${ref}` },
} as const;

/** Hours after which a calendar program is asked to look again. */
const again = 4;

/**
 * Deadlines as iCalendar (RFC 5545), one event of a whole day each. Calendars lie with strangers: an event names the file by its reference
 * and links to it, and says nothing of a person or of what was seized.
 */
export function deadlineCalendar(
  deadlines: readonly Deadline[],
  publicUrl: string,
  language: Language,
): string {
  const said = texts[language];
  const calendar = ical({
    name: said.name,
    prodId: { company: 'Collateral Desk', product: 'Deadlines', language: language.toUpperCase() },
    ttl: again * 3600,
  });
  for (const one of deadlines) {
    const { _id, ref, state, nextDeadline: day, nextDeadlineKind: clock } = one;
    const url = `${publicUrl}/files/${_id}`;
    calendar.createEvent({
      // The same deadline keeps its event when its day moves.
      id: `${_id}.${clock}@collateral-desk`,
      start: `${day}T00:00:00`,
      end: `${addDays(day, 1)}T00:00:00`,
      allDay: true,
      stamp: one.updatedAt,
      summary: said.of(choiceWord('clockName', clock, language), ref),
      description: [state, url].filter(Boolean).join('\n'),
      url,
    });
  }
  return calendar.toString();
}
