import type { Right } from '#contract/commands/command';
import { Problem } from '#contract/problems';
import type { Caller } from './caller';

interface Given {
  readonly actions: ReadonlySet<string>;
  readonly limited: ReadonlySet<string>;
}

const none: Given = { actions: new Set(), limited: new Set() };
const known = new WeakMap<Caller['permissions'], ReadonlyMap<string, Given>>();

// A list asks for rights with every row and field; the permissions of a caller are put in order once.
function givenOn(caller: Caller, resource: string): Given {
  const { permissions } = caller;
  let byResource = known.get(permissions);
  if (!byResource) {
    byResource = new Map(
      permissions.map((one) => [
        one.resource,
        { actions: new Set(one.actions), limited: new Set(one.limited ?? []) },
      ]),
    );
    known.set(permissions, byResource);
  }
  return byResource.get(resource) ?? none;
}

/** Whether the caller's role carries an action on a resource, fully or within limits that a rule then holds to. */
export function may(caller: Caller, resource: string, action: string): boolean {
  return givenOn(caller, resource).actions.has(action);
}

/** Whether the caller's right to an action is one with limits. */
export function isLimited(caller: Caller, resource: string, action: string): boolean {
  return givenOn(caller, resource).limited.has(action);
}

/** The actions that the caller's role carries on a resource. */
export function actionsOn(caller: Caller, resource: string): string[] {
  return [...givenOn(caller, resource).actions];
}

/**
 * Holds a signed-in caller to a right.
 * @throws Problem FORBIDDEN
 */
export function demand(caller: Caller, right: Right): void {
  if (right === 'open' || right === 'session') return;
  const [resource = '', action = ''] = splitRight(right);
  if (!may(caller, resource, action)) throw new Problem('FORBIDDEN');
}

/** `file.financials.show` → `['file.financials', 'show']`: the action is what follows the last dot. */
export function splitRight(right: string): [string, string] {
  const dot = right.lastIndexOf('.');
  return [right.slice(0, dot), right.slice(dot + 1)];
}
