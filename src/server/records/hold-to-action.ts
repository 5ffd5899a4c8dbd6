import { Problem } from '#contract/problems';
import type { Recorded, ResourceName } from '#contract/resources/index';
import { may } from '../request/rights';
import type { RequestContext } from '../request/context';
import { rulesOf } from './installed-rules';
import { actionsFor } from './present';

/**
 * Holds a caller to what they may do with a record.
 * @throws Problem FORBIDDEN, or what the rules say of a record whose state no longer allows what the role carries
 */
export function holdToAction<N extends ResourceName>(
  context: Pick<RequestContext, 'caller'>,
  name: N,
  record: Recorded<N>,
  action: 'edit' | 'delete',
): void {
  const { caller } = context;
  if (actionsFor(name, { ...record }, caller).includes(action)) return;
  throw (
    (may(caller, name, action) && rulesOf(name).whyNot?.(caller, record, action)) || new Problem('FORBIDDEN')
  );
}
