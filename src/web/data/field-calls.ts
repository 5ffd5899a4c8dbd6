import { calls } from '#contract/commands/calls';
import type { Call } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { isSame } from './changed-fields';

/** A field that has a documented call of its own: what the call is sent, once for each step of the change. */
export interface FieldCall {
  readonly call: Call;
  bodies(id: string, value: unknown, before: unknown): object[];
}

interface Permission {
  readonly resource: string;
  readonly actions: readonly string[];
  readonly limited?: readonly string[] | null;
}

const byResource = (permissions: unknown): Map<string, Permission> =>
  new Map(((permissions ?? []) as readonly Permission[]).map((one) => [one.resource, one]));

/** Rights are given and taken resource by resource. */
function permissionBodies(roleId: string, value: unknown, before: unknown): object[] {
  const [now, then] = [byResource(value), byResource(before)];
  return [...new Set([...now.keys(), ...then.keys()])]
    .filter((resource) => !isSame(now.get(resource), then.get(resource)))
    .map((resource) => {
      const { actions = [], limited } = now.get(resource) ?? {};
      return { roleId, resource, actions, ...(limited?.length && { limited }) };
    });
}

/** By resource and field; every other field travels with its record. */
export const fieldCalls: { readonly [N in ResourceName]?: Readonly<Record<string, FieldCall>> } = {
  role: {
    assignableToActivityTypes: {
      call: calls.setRoleActivityTypes,
      bodies: (roleId, activityTypes) => [{ roleId, activityTypes: activityTypes ?? [] }],
    },
    permissions: { call: calls.setRolePermission, bodies: permissionBodies },
  },
};
