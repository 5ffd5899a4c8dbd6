import { usePermissions } from 'react-admin';
import { useMemo } from 'react';
import { useIdentity } from '../identity/identity-context';
import type { Role } from '../identity/role';
import { allows, allowsWithin } from '../identity/role';
import type { DeskRecord } from './record';

export interface Rights {
  /** Whether the role is known yet; until then nothing is allowed. */
  readonly ready: boolean;
  /** `may('file', 'list')`, `may('file', 'overrideGate')`. */
  may(resource: string, action: string): boolean;
  /** Whether the role has a right within limits alone. */
  limited(resource: string, action: string): boolean;
  /** The same for one record: the host's own word on it where it came along. */
  mayWith(resource: string, action: string, record: DeskRecord | undefined): boolean;
  /** Whether nothing can ever stand in a list for this person, though the role opens it. */
  staysEmpty(resource: string): boolean;
  /** Whether a list has its place among the ways: the role opens it, and something can stand in it. */
  leadsTo(resource: string): boolean;
}

/** What the signed-in person's role allows: react-admin's permissions, which the browser holds already. */
export function useRights(): Rights {
  const { role } = useIdentity();
  const { permissions: known } = usePermissions<Role>(undefined, {
    // Whoever is given other rights is told so by the host.
    staleTime: Infinity,
    gcTime: Infinity,
    // Each name in a list asks, and is drawn anew for other rights alone, not whenever they are looked up.
    notifyOnChangeProps: ['data'],
    initialData: () => role.known(),
  });
  return useMemo(() => {
    const held = known?.permissions ?? [];
    const may = (resource: string, action: string) => allows(held, resource, action);
    const staysEmpty = (resource: string) => known?.staysEmpty?.includes(resource) === true;
    return {
      ready: known !== undefined,
      may,
      staysEmpty,
      leadsTo: (resource) => may(resource, 'list') && !staysEmpty(resource),
      limited: (resource, action) => allowsWithin(held, resource, action),
      mayWith: (resource, action, record) =>
        record?.may ? record.may.includes(action) : may(resource, action),
    };
  }, [known]);
}
