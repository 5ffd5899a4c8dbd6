import { lenderAuditor } from './lender-auditor';
import { matrix } from './matrix';
import type { MatrixResource } from './matrix';
import type { RoleKey } from './role-keys';
import { specialActions } from './special-actions';
import type { Extent, SpecialAction } from './special-actions';

/**
 * What a role may do with one resource: the plain verbs `list show create edit delete export`, and special actions by their
 * own name (`hold` for `file.hold`). `limited` names those that reach only part of the way. One that is in `limited` and
 * not in `actions` may be asked for, not done.
 */
export interface Permission {
  resource: string;
  actions: string[];
  limited?: string[];
}

const verbs = new Map(
  Object.entries({ L: 'list', S: 'show', C: 'create', E: 'edit', D: 'delete', X: 'export' }),
);

/** How far a seeded role reaches with a special action; `no` where it does not. */
export function extentOf(role: RoleKey, action: SpecialAction): Extent {
  return specialActions[action][role];
}

/** The permissions of a seeded role, as its record is seeded. */
export function permissionsOf(role: RoleKey): Permission[] {
  const found = new Map<string, Permission>();
  for (const resource of Object.keys(matrix) as MatrixResource[]) {
    for (const letter of matrix[resource][role]) grantLetter(found, resource, letter);
  }
  for (const action of Object.keys(specialActions) as SpecialAction[]) {
    const [resource = '', verb = ''] = action.split('.');
    const extent = extentOf(role, action);
    if (extent === 'no') continue;
    const permission = at(found, resource);
    const full = extent === 'yes' || extent === 'approve';
    if (extent !== 'request_only' && extent !== 'propose') add(permission.actions, verb);
    if (!full) add((permission.limited ??= []), verb);
  }
  return [...found.values()];
}

/** The permissions of the demo data's custom role. */
export function lenderAuditorPermissions(): Permission[] {
  const found = new Map<string, Permission>();
  for (const [resource, letters] of Object.entries(lenderAuditor.letters)) {
    for (const letter of letters) grantLetter(found, resource, letter);
  }
  return [...found.values()];
}

function grantLetter(found: Map<string, Permission>, resource: string, letter: string): void {
  const verb = verbs.get(letter.toUpperCase());
  if (!verb) throw new RangeError(`No action ${letter}`);
  const permission = at(found, resource);
  add(permission.actions, verb);
  if (letter !== letter.toUpperCase()) add((permission.limited ??= []), verb);
}

function at(found: Map<string, Permission>, resource: string): Permission {
  const permission = found.get(resource) ?? { resource, actions: [] };
  found.set(resource, permission);
  return permission;
}

function add(list: string[], item: string): void {
  if (!list.includes(item)) list.push(item);
}
