import { sideOf } from '#contract/roles/sides';
import type { Scope } from '../../records/rules';
import type { Caller } from '../../request/caller';
import { handlesAll, onHandledFile } from '../handled-files';
import { onFileInScope, within } from '../scopes';

/** What is searched for a file, and who holds rights in what it is about: for the agency that handles it and for its client. */
export function searchesInScope(caller: Caller): Scope {
  const files = onFileInScope(caller);
  switch (sideOf(caller.activityType)) {
    case 'client':
      return files;
    case 'vendor':
      return 'nothing';
    default:
      return handlesAll(caller) ? files : within(files, onHandledFile(caller));
  }
}
