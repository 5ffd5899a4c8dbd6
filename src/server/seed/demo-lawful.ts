import type { StatusName } from '#contract/lifecycles/status-row';
import type { Province } from './demo-places';
import { hoursOf } from './demo-stories';
import type { Story } from './demo-stories';

/**
 * In Québec the notice of a sale ran before the unit was given up, and no other follows (CCQ 2757). Whoever would wait for one elsewhere has a unit
 * there that is described, or looked at for its sale; and a unit goes back to its client out of the yard.
 */
const withoutNotice: { readonly [S in StatusName]?: StatusName } = {
  notice_pending: 'secured_complete',
  notice_sent: 'secured_complete',
  notice_expired: 'remarketing_review',
  returned_to_client: 'secured_complete',
};

/** A story as the law of its province lets it happen. It keeps how far it came, and what was done on the way. */
export function lawful(story: Story, state: Province): Story {
  if (state === 'QC') return underOneNotice(story);
  // The law of Alberta alone knows an objection to a seizure; elsewhere the notice of such a file still runs.
  return story.status === 'objection_received' && state !== 'AB'
    ? { ...story, status: 'notice_sent' }
    : story;
}

/** Whoever stands in another status for it is as early or as late there. */
function underOneNotice(story: Story): Story {
  const { previousStatus } = story;
  const known = story.status === 'objection_received' ? 'notice_sent' : story.status;
  const status = withoutNotice[known] ?? known;
  const pace = status === known ? 1 : hoursOf(status) / hoursOf(known);
  return {
    ...story,
    status,
    previousStatus: (previousStatus && withoutNotice[previousStatus]) ?? previousStatus,
    sinceAgo: story.sinceAgo * pace,
    activityAgo: story.activityAgo * pace,
  };
}
