import type { ResourceName } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { HistoryEntry } from './rules';

/** How a change is written down where the rules of its resource say nothing of their own: that there was one, and of what. */
export const usualHistory = (name: ResourceName, event: 'created' | 'updated' | 'removed'): HistoryEntry => ({
  type: 'system',
  message: sentence('files.recordWas', { what: name, event }),
  visibility: 'internal',
});
