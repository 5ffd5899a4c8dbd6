import { isIdle } from '#contract/roles/idle-rights';
import { knownActions } from '#contract/roles/known-actions';

export interface Permission {
  readonly resource: string;
  readonly actions: readonly string[];
  readonly limited?: readonly string[] | null;
}

/** How far a right goes: not at all, part of the way as a rule of the host says, or all of it. */
export type Extent = 'none' | 'limited' | 'full';

export const verbs = ['list', 'show', 'create', 'edit', 'delete', 'export'] as const;
const isVerb = (action: string): boolean => (verbs as readonly string[]).includes(action);

/** Everything that a role can be given and that does something: by resource, its plain verbs and its special actions. */
export const subjects = [...knownActions]
  .map(([resource, actions]) => {
    const offered = [...actions].filter((action) => !isIdle(resource, action));
    return {
      resource,
      plain: offered.filter(isVerb),
      special: offered.filter((action) => !isVerb(action)),
    };
  })
  .filter(({ plain, special }) => plain.length + special.length > 0);

export function extentIn(permissions: readonly Permission[], resource: string, action: string): Extent {
  const given = permissions.find((one) => one.resource === resource);
  if (given?.limited?.includes(action)) return 'limited';
  return given?.actions.includes(action) ? 'full' : 'none';
}

/** The permissions with one right given in full, or taken away; the others stay as they are. */
export function withRight(
  permissions: readonly Permission[],
  resource: string,
  action: string,
  given: boolean,
): Permission[] {
  const before = permissions.find((one) => one.resource === resource);
  const actions = (before?.actions ?? []).filter((one) => one !== action);
  const limited = (before?.limited ?? []).filter((one) => one !== action);
  const changed: Permission = {
    resource,
    actions: given ? [...actions, action] : actions,
    ...(limited.length > 0 && { limited }),
  };
  const isEmpty = changed.actions.length === 0 && limited.length === 0;
  if (!before) return isEmpty ? [...permissions] : [...permissions, changed];
  return permissions.flatMap((one) => (one !== before ? [one] : isEmpty ? [] : [changed]));
}
