import type { Right } from '#contract/commands/command';
import { Problem } from '#contract/problems';
import type { Caller } from './caller';

/** Whether the caller's role carries an action on a resource, fully or within limits that a rule then holds to. */
export function may(caller: Caller, resource: string, action: string): boolean {
  return caller.permissions.some(
    (permission) => permission.resource === resource && permission.actions.includes(action),
  );
}

/** Whether the caller's right to an action is one with limits. */
export function isLimited(caller: Caller, resource: string, action: string): boolean {
  return caller.permissions.some(
    (permission) => permission.resource === resource && (permission.limited?.includes(action) ?? false),
  );
}

/** The actions that the caller's role carries on a resource. */
export function actionsOn(caller: Caller, resource: string): string[] {
  return caller.permissions.flatMap((permission) =>
    permission.resource === resource ? permission.actions : [],
  );
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
