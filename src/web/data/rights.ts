import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/commands/calls';
import type { CommandName } from '#contract/commands/index';
import { useAuthProvider } from 'react-admin';
import { useIdentity } from '../identity/identity-context';
import type { Role } from '../identity/role';
import { allows, allowsWithin } from '../identity/role';
import { isDeskCall, pageTakesDesk, takesDesk } from './desk-alone';
import type { DeskRecord } from './record';

/** What this person may do on this host: what its calls do not serve, nobody may there. */
export interface Rights {
  /** Whether the role is known yet; until then nothing is allowed. */
  readonly ready: boolean;
  /** `may('file', 'list')`, `may('file', 'overrideGate')`. */
  may(resource: string, action: string): boolean;
  /** Whether the role has a right within limits alone. */
  limited(resource: string, action: string): boolean;
  /** Whether the role reaches all companies. */
  readonly reachesAll: boolean;
  /** The same for one record: the host's own word on it where it came along. */
  mayWith(resource: string, action: string, record: DeskRecord | undefined): boolean;
  /** Whether nothing can ever stand in a list for this person, though the role opens it. */
  staysEmpty(resource: string): boolean;
  /** Whether a list has its place among the ways: the role opens it, and something can stand in it. */
  leadsTo(resource: string): boolean;
  /** Whether the host answers a command: one of the specification alone answers none of the desk's own. */
  serves(command: CommandName): boolean;
  /** Whether the host has what a page shows: the command that it needs, and what its right opens. */
  fills(page: {
    readonly right?: readonly [resource: string, action: string];
    readonly needs?: CommandName;
  }): boolean;
}

const nobody = rightsOf(undefined);
const known = new WeakMap<Role, Rights>();

/** What a role allows; without one, nothing. */
export function rightsOf(role: Role | undefined): Rights {
  const held = role?.permissions ?? [];
  const isWhole = role?.specifiedAlone !== true;
  const isServed = (resource: string, action: string) => isWhole || !takesDesk(resource, action);
  const may = (resource: string, action: string) =>
    allows(held, resource, action) && isServed(resource, action);
  const serves = (command: CommandName) => isWhole || !isDeskCall(calls[command]);
  const fills: Rights['fills'] = ({ right, needs }) =>
    (!needs || serves(needs)) && (isWhole || !right || !pageTakesDesk(...right));
  const staysEmpty = (resource: string) => role?.staysEmpty?.includes(resource) === true;
  return {
    ready: role !== undefined,
    may,
    reachesAll: role?.scope === 'all',
    staysEmpty,
    leadsTo: (resource) =>
      may(resource, 'list') && !staysEmpty(resource) && fills({ right: [resource, 'list'] }),
    limited: (resource, action) => allowsWithin(held, resource, action) && isServed(resource, action),
    mayWith: (resource, action, record) =>
      record?.may ? record.may.includes(action) && isServed(resource, action) : may(resource, action),
    serves,
    fills,
  };
}

/**
 * What the signed-in person's role allows: react-admin's permissions, which the browser holds already. Read where `usePermissions`
 * keeps them, and without what comes with it: every name in a list asks, and none needs to follow the address as well.
 */
export function useRights(): Rights {
  const { role } = useIdentity();
  const authProvider = useAuthProvider();
  const { data } = useQuery<Role>({
    queryKey: ['auth', 'getPermissions', {}],
    queryFn: ({ signal }) => authProvider?.getPermissions?.({ signal }) as Promise<Role>,
    // Whoever is given other rights is told so by the host.
    staleTime: Infinity,
    gcTime: Infinity,
    notifyOnChangeProps: ['data'],
    initialData: () => role.known(),
  });
  if (!data) return nobody;
  const rights = known.get(data) ?? rightsOf(data);
  known.set(data, rights);
  return rights;
}
