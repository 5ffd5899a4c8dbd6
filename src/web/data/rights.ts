import { usePermissions } from 'react-admin';
import { useMemo } from 'react';
import { useIdentity } from '../identity/identity-context';
import type { Permission } from '../identity/role';
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
}

/** What the signed-in person's role allows: react-admin's permissions, which the browser holds already. */
export function useRights(): Rights {
  const { role } = useIdentity();
  const { permissions } = usePermissions<readonly Permission[]>(undefined, {
    // Whoever is given other rights is told so by the host.
    staleTime: Infinity,
    gcTime: Infinity,
    initialData: () => role.known()?.permissions,
  });
  return useMemo(() => {
    const held = permissions ?? [];
    const may = (resource: string, action: string) => allows(held, resource, action);
    return {
      ready: permissions !== undefined,
      may,
      limited: (resource, action) => allowsWithin(held, resource, action),
      mayWith: (resource, action, record) =>
        record?.may ? record.may.includes(action) : may(resource, action),
    };
  }, [permissions]);
}
