import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Story } from './demo-stories';

/** The notice that runs before anybody goes out is served so many days after the placement, once the file was accepted. */
export const untilNoticed = 5.2;
/** In Québec nobody goes out before a notice has run: thirty days at the most, and what of a week there is rest. */
const noticeDays = 41;
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
  /** The notice was served. */
  readonly notice: number;
}

/** What happened on a file how many days ago, as far as it came. */
export function milestones(story: Story): Milestones {
  const { reached, assignedAgo, sinceAgo, waits } = story;
  const told = toldAgo(story);
  const searched = Math.max(sinceAgo, story.searched ?? assignedAgo - 1.5);
  const secured =
    story.tow?.secured ?? Math.min(securedAgo(story, told), assignedAgo - (waits ? waitingDays : 0));
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

/** In days: a notice runs for so long outside Québec, with the rest at its end; in Ontario for five less. */
const noticeRuns = 27;
const noticeRunsInOntario = 22;
/** In days: so long after its notice was over, or in Québec after it lay in its yard, a unit comes to each status of its sale at the soonest. */
const selling: { readonly [S in StatusName]?: number } = {
  ...{ notice_expired: 0, remarketing_review: 0.4, appraisal_ordered: 1, reserve_pending: 1 },
  ...{ recon_review: 2, in_reconditioning: 3.5, transport_to_auction: 1.6, at_auction: 2.2 },
  ...{ ready_for_sale: 2.7, listed: 3.6, conditional_bid: 10.8, no_sale: 10.8 },
};
const untilSold = 11.6;
/** In days: a unit that was taken lies in its yard for so long by the status in which it stands there. */
const inYard: { readonly [S in StatusName]?: number } = {
  ...{ in_storage: 0, inventory_pending: 0.5, condition_report_pending: 1, secured_complete: 2 },
};

/** From nothing to one, the same for the same file, however long ago it was placed. */
const spreadOf = ({ sinceAgo }: Story): number => (sinceAgo * 7.3) % 1;

/** How long a unit was made ready and offered before it came to where it stands in its sale. */
const saleTook = (story: Story): number =>
  (selling[story.status] ?? untilSold) * (1 + 0.8 * spreadOf(story)) + (story.unsold?.days ?? 0);

/** When the notice of a sale went out: as the unit was secured, and not long before it was sold. */
function toldAgo(story: Story): number {
  const { status, reached, assignedAgo, sinceAgo } = story;
  if (reached > 4 || status === 'notice_expired')
    return Math.min(
      (story.sold ?? sinceAgo) + (story.isOntario ? noticeRunsInOntario : noticeRuns) + saleTook(story),
      assignedAgo - 2,
    );
  if (status === 'notice_sent' || status === 'notice_pending') return sinceAgo;
  // Whoever objects to a seizure has fifteen days for it.
  if (status === 'objection_received') return sinceAgo + 2 + 6 * spreadOf(story);
  return sinceAgo + Math.min((assignedAgo - sinceAgo) * 0.3, 4 + 12 * spreadOf(story));
}

/** When the unit was in its yard: some days of work before its notice, in Québec before it is asked for or looked at for its sale. */
function securedAgo(story: Story, told: number): number {
  const { status, reached, assignedAgo, sinceAgo, waits } = story;
  const spread = spreadOf(story);
  if (reached === 3)
    return status in inYard
      ? sinceAgo + (inYard[status] ?? 0) * (1 + spread)
      : sinceAgo + Math.min((assignedAgo - sinceAgo) * 0.15, 2 + 5 * spread);
  if (!waits) return told + 1.1 + 1.6 * spread;
  if (reached > 4) return (story.sold ?? sinceAgo) + 3 + saleTook(story);
  return status === 'secured_complete' ? sinceAgo + 2 : told + 2;
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
