import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIdentity, useSession } from '../identity/identity-context';
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

/** What the signed-in person's role allows, from the role record that the browser holds already. */
export function useRights(): Rights {
  const identity = useIdentity();
  const { roleId } = useSession();
  const { data: role } = useQuery({
    queryKey: ['desk', 'rights', roleId],
    queryFn: () => identity.role.load(),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return useMemo(() => {
    const may = (resource: string, action: string) => role !== undefined && allows(role, resource, action);
    return {
      ready: role !== undefined,
      may,
      limited: (resource, action) => role !== undefined && allowsWithin(role, resource, action),
      mayWith: (resource, action, record) =>
        record?.may ? record.may.includes(action) : may(resource, action),
    };
  }, [role]);
}
