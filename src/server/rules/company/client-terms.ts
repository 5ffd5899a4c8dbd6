import { loosenedTerms } from '#contract/lifecycles/loosened-terms';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { forbiddenField, invalid } from '../refuse';

type Playbook = Recorded<'company'>['playbook'];

/** A client, or one of its offices, whose way of working is written down. */
interface Written {
  readonly parentCompanyId: string | null;
  /** What it said before; of a new one nothing. */
  readonly before: Playbook;
  readonly after: Playbook | undefined;
}

/**
 * What binds the agency to its client is tightened by the agency's own people, and loosened by an administrator: who gains by it does not decide
 * it. A new client has said nothing yet that could be loosened; a new office says what its head company does.
 * @throws Problem FIELD_FORBIDDEN naming each term that would be looser, or as `holdToAuthority`
 */
export async function holdToTerms(
  { db, caller }: Pick<TransactionContext, 'db' | 'caller'>,
  { parentCompanyId, before, after }: Written,
): Promise<void> {
  holdToAuthority(caller, before, after);
  if (caller.scope === 'all' || (!before && !parentCompanyId)) return;
  const head =
    parentCompanyId &&
    (await db.selectFrom('company').select('playbook').where('_id', '=', parentCompanyId).executeTakeFirst());
  const loosened = loosenedTerms(before ?? {}, after ?? {}, (head || undefined)?.playbook ?? {});
  const [first] = loosened.map((term) => `playbook.${term}`);
  if (!first) return;
  const said = (field: string) => sentence('network.termBindsAgency', { at: field });
  throw new Problem('FIELD_FORBIDDEN', {
    message: said(first),
    errors: Object.fromEntries(loosened.map((term) => [`playbook.${term}`, said(`playbook.${term}`)])),
  });
}

/**
 * What a client leaves to its agency is written down by an administrator: whoever sets a reserve by it does not widen it. It is whole, or
 * there is none.
 * @throws Problem FIELD_FORBIDDEN, or INVALID naming the half that lacks
 */
function holdToAuthority(caller: Caller, before: Playbook, after: Playbook | undefined): void {
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
