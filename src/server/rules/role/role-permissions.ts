import { knownActions } from '#contract/roles/known-actions';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Caller, Permission } from '../../request/caller';
import { may } from '../../request/rights';
import { invalid } from '../refuse';

/**
 * Holds permissions to what can be done with their resource, each resource once.
 * @throws Problem INVALID naming the place
 */
export function checkWords(permissions: readonly Permission[], path = 'permissions'): void {
  const seen = new Set<string>();
  permissions.forEach(({ resource, actions, limited }, index) => {
    const at = path === 'permissions' ? `${path}[${index}].` : '';
    if (seen.has(resource))
      throw invalid(`${at}resource`, sentence('people.thereTwice', { subject: resource }));
    seen.add(resource);
    const unknown = [...actions, ...(limited ?? [])].find(
      (action) => !knownActions.get(resource)?.has(action),
    );
    if (unknown !== undefined)
      throw invalid(
        `${at}actions`,
        sentence('people.notSomethingCanDone', { action: unknown, subject: resource }),
      );
  });
}

/**
 * Nobody gives away what they do not hold themselves.
 * @throws Problem FORBIDDEN, saying what
 */
export function checkGrant(
  caller: Caller,
  before: readonly Permission[],
  after: readonly Permission[],
): void {
  for (const { resource, actions } of after) {
    const had = before.filter((one) => one.resource === resource).flatMap((one) => one.actions);
    const given = actions.find((action) => !had.includes(action) && !may(caller, resource, action));
    if (given !== undefined)
      throw new Problem('FORBIDDEN', {
        message: sentence('people.cannotGiveDoNotHold', { right: `${resource}.${given}` }),
      });
  }
}
