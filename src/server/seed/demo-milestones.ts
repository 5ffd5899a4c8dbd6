import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Story } from './demo-stories';

/** The notice that runs before anybody goes out is served so many days after the placement, once the file was accepted. */
export const untilNoticed = 0.9;
/** In Québec nobody goes out before a notice has run: thirty days at the most, and what of a week there is rest. */
const noticeDays = 40;
/** The days from the placement on in which nothing is taken there: the notice, and the first days of who goes out. */
export const waitingDays = noticeDays + 4;

/** On the way, a unit is on the hook and lies nowhere yet. */
const onTheWay: readonly StatusName[] = ['on_hook', 'in_transit'];
/** Who stands in one of these has not been taken. */
const untaken: readonly StatusName[] = ['surrender_scheduled', 'third_party_impound'];

export interface Milestones {
  /** The liens were searched, and searched for the last time before somebody took the unit or is about to. */
  readonly searched: number;
  readonly searchedLast: number;
  /** Somebody may be sent out. */
  readonly ready: number;
  /** The unit went on the hook; `null` where nobody took it. */
  readonly hooked: number | null;
  /** It left for its yard; `null` where that is not told. */
  readonly loaded: number | null;
  readonly secured: number;
  /** Photographed from every side. */
  readonly described: number;
  /** What lay in it was written down. */
  readonly inventoried: number;
  /** The notice was served. A sale comes at least 32 days after it. */
  readonly notice: number;
}

/** What happened on a file how many days ago, as far as it came. */
export function milestones(story: Story): Milestones {
  const { status, reached, assignedAgo, sinceAgo, waits } = story;
  const along = (part: number): number => sinceAgo + (assignedAgo - sinceAgo) * (1 - part);
  const isPast = reached > 4 || status === 'notice_expired';
  const told = isPast
    ? Math.max(along(0.5), Math.min(sinceAgo + 32, assignedAgo - 2))
    : status === 'notice_sent'
      ? sinceAgo
      : along(0.7);
  const searched = Math.max(sinceAgo, story.searched ?? assignedAgo - 1.5);
  const secured =
    story.tow?.secured ??
    Math.min(
      status === 'in_storage' ? sinceAgo : reached === 3 ? along(0.85) : (told + assignedAgo) / 2,
      assignedAgo - (waits ? waitingDays : 0),
    );
  const notice = Math.min(told, secured);
  const described = Math.max(secured - 1, sinceAgo, reached > 3 && !waits ? notice : 0);
  const hooked = story.tow?.hooked ?? hookedAgo(story, secured);
  return {
    searched,
    searchedLast: searchedLast(story, searched, hooked ?? secured + 0.1),
    ready: waits ? assignedAgo - noticeDays : searched,
    hooked,
    loaded: story.tow?.loaded ?? null,
    secured,
    described,
    inventoried: Math.max(secured - 0.5, described),
    notice,
  };
}

function hookedAgo({ status, reached, sinceAgo }: Story, secured: number): number | null {
  if (reached < 3 || untaken.includes(status)) return null;
  if (status === 'on_hook') return sinceAgo;
  const after = status === 'in_transit' ? sinceAgo : secured;
  // Nobody leaves a unit on the hook overnight, let alone over a weekend.
  return Math.min(after + 0.1, Math.max(after, Math.ceil(after) - 0.001));
}

/** A search grows old: who goes out goes by one of the last days. */
function searchedLast({ status, reached, assignedAgo, sinceAgo }: Story, searched: number, hooked: number) {
  const daysBefore = 1 + (Math.floor(assignedAgo) % 6);
  if (statusOf(status).stage === 'field_recovery') return Math.min(searched, daysBefore);
  if (reached < 3) return searched;
  const taken = onTheWay.includes(status) ? sinceAgo : hooked;
  return Math.min(searched, taken + daysBefore);
}
