import type { Caller } from '../../request/caller';
import { isLimited } from '../../request/rights';

/** Whether somebody is shown no more of a party than what finds it and brings them back unhurt, as vendors are. */
export const readsPartiesInPart = (caller: Caller): boolean =>
  isLimited(caller, 'relatedParty', 'list') || isLimited(caller, 'relatedParty', 'show');
