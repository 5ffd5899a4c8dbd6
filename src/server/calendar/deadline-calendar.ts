import ical from 'ical-generator';
import type { ClockName, NoticeKind } from '#contract/clocks/clock';
import { addDays } from '#contract/clocks/day';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Language } from '../words/languages';
import { wordsFor } from '../words/words-for';

/** A deadline of the law on a file, as far as a calendar tells of it. */
export type Deadline = Pick<Recorded<'file'>, '_id' | 'ref' | 'state' | 'updatedAt'> & {
  readonly clock: ClockName;
  /** Which notice it runs from, where it is told. */
  readonly notice: NoticeKind | null;
  readonly day: string;
};

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
  const said = wordsFor({ language });
  const calendar = ical({
    name: said(sentence('files.calendarOfDeadlines')),
    prodId: { company: 'Collateral Desk', product: 'Deadlines', language: language.toUpperCase() },
    ttl: again * 3600,
  });
  for (const one of deadlines) {
    const { _id, ref, state, clock, day } = one;
    const url = `${publicUrl}/files/${_id}`;
    calendar.createEvent({
      // The same deadline keeps its event when its day moves.
      id: `${_id}.${kindOf(one)}@collateral-desk`,
      // Read by its day in UTC, whatever the host's own zone is.
      start: new Date(`${day}T00:00:00Z`),
      end: new Date(`${addDays(day, 1)}T00:00:00Z`),
      allDay: true,
      stamp: one.updatedAt,
      summary: said(sentence('files.deadlineOfFile', { clock, ref })),
      description: [state, url].filter(Boolean).join('\n'),
      url,
    });
  }
  return calendar.toString();
}

// Of the notices before a seizure several can run on one file, each with a day of its own.
const kindOf = ({ clock, notice }: Deadline): string =>
  clock === 'prior_notice' && notice ? `${clock}.${notice}` : clock;
