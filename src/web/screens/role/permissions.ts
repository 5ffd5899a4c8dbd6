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

/** Everything that a role can be given: by resource, whether it has the plain verbs, and its special actions. */
export const subjects: readonly { resource: string; hasVerbs: boolean; special: readonly string[] }[] = [
  ...knownActions,
].map(([resource, actions]) => ({
  resource,
  hasVerbs: actions.has('list'),
  special: [...actions].filter((action) => !isVerb(action)),
}));

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
