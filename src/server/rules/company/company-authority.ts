import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Caller } from '../../request/caller';
import { forbiddenField, invalid } from '../refuse';

type Playbook = Recorded<'company'>['playbook'];

/**
 * What a client leaves to its agency is written down by an administrator: whoever sets a reserve by it does not widen it. It is whole, or
 * there is none.
 * @throws Problem FIELD_FORBIDDEN, or INVALID naming the half that lacks
 */
export function holdToAuthority(caller: Caller, before: Playbook, after: Playbook | undefined): void {
  const [was, is] = [before, after].map((playbook) => ({
    percentOfCbb: playbook?.reserveAuthority?.percentOfCbb ?? null,
    amount: playbook?.reserveAuthority?.amount ?? null,
  })) as [Authority, Authority];
  if (was.percentOfCbb === is.percentOfCbb && was.amount === is.amount) return;
  if (caller.scope !== 'all') throw forbiddenField('playbook.reserveAuthority');
  if ((is.percentOfCbb === null) === (is.amount === null)) return;
  const field = `playbook.reserveAuthority.${is.amount === null ? 'amount' : 'percentOfCbb'}`;
  throw invalid(field, sentence('values.required', { field }));
}

interface Authority {
  readonly percentOfCbb: number | null;
  readonly amount: string | null;
}
