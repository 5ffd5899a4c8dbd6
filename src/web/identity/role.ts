import { roleCalls, userCalls } from '#contract/resources/person-calls';
import type { Call } from '#contract/resource';
import { addressOf } from '../http/address-of';
import { isSpecifiedAlone } from '../http/capabilities';
import type { Clock } from '../http/clock';
import { FetchFailure, Timeout } from '../http/failures';
import type { Http } from '../http/http';
import type { Session } from './session';

export interface Permission {
  readonly resource: string;
  readonly actions: readonly string[];
  /** Allowed with a condition that the host knows. */
  readonly limited?: readonly string[];
}

export interface Role {
  readonly _id: string;
  readonly key?: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** How far it reaches: `all` companies, or fewer. */
  readonly scope?: string;
  /** The lists in which nothing can ever stand for this person, whatever the role allows; a host need not say it. */
  readonly staysEmpty?: readonly string[];
  /** The host that was asked answers the calls of the specification, and none of the desk’s own. */
  readonly specifiedAlone?: true;
}

const KEPT = 'role';
/** How long a role that was known before waits for the host's word on it, in milliseconds. */
const PATIENCE = 4000;

/**
 * The signed-in person's role record, fetched once until it is said to have changed. The last one lies in this browser until the log-out,
 * for a start without a line: it says what is shown, and the host holds every call to what is true by then.
 */
export function createRoleLoader(parts: { http: Http; session: Session; storage: Storage; clock: Clock }) {
  const { http, session, storage, clock } = parts;
  let held: { key: string; role: Promise<Role>; known?: Role } | undefined;
  const keyNow = () => `${session.generation().id} ${session.state().roleId}`;
  const read = async (call: Call, values: Readonly<Record<string, string>>): Promise<unknown> => {
    const { method, path } = addressOf(call, values);
    return (await http.call(method, path)).body;
  };
  const fetchRole = async (roleId: string): Promise<Role> => {
    const { id } = session.generation();
    const [given, specifiedAlone] = await Promise.all([
      read(roleCalls.show, { roleId }) as Promise<Role>,
      isSpecifiedAlone(http),
    ]);
    const role: Role = specifiedAlone ? { ...given, specifiedAlone } : given;
    if (session.generation().id === id) storage.setItem(KEPT, JSON.stringify(role));
    return role;
  };

  function keptRole(roleId: string): Role | undefined {
    try {
      const kept = JSON.parse(storage.getItem(KEPT) ?? 'null') as Role | null;
      return kept?._id === roleId && Array.isArray(kept.permissions) ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  /** The host's word; where it cannot be had, or not before somebody has signed in again, what it said last. */
  async function findRole(roleId: string): Promise<Role> {
    const kept = keptRole(roleId);
    const fetched = fetchRole(roleId);
    if (!kept) return fetched;
    return new Promise((resolve, reject) => {
      const cancel = clock.after(session.reauthRequired() ? 0 : PATIENCE, () => resolve(kept));
      fetched.then(resolve, (error: unknown) =>
        error instanceof FetchFailure || error instanceof Timeout ? resolve(kept) : reject(error as Error),
      );
      void fetched.then(cancel, cancel);
    });
  }

  return {
    load(): Promise<Role> {
      const { roleId } = session.state();
      if (!roleId) return Promise.reject(new Error('Nobody is signed in.'));
      const key = keyNow();
      if (held?.key === key) return held.role;
      const mine: NonNullable<typeof held> = {
        key,
        role: findRole(roleId).then((role) => {
          mine.known = role;
          // Specification, section 4: "When the role loads and no user role is set, it is stored."
          if (!session.state().userRole) session.setUserRole(role.key ?? role.name);
          return role;
        }),
      };
      held = mine;
      mine.role.catch(() => {
        if (held === mine) held = undefined;
      });
      return mine.role;
    },
    /** The role, where it has been fetched: so that a screen need not wait for what is known. */
    known: (): Role | undefined => (held?.key === keyNow() ? held.known : undefined),
    /**
     * The role changed on the host, or the person was given another: fetches the one that they have now. Until it has come the one that
     * was known stands, so that no page waits for it; the host holds every call to the new one.
     */
    async renew(): Promise<void> {
      const { user, roleId } = session.state();
      if (!user || !roleId) return;
      const before = held;
      try {
        const person = (await read(userCalls.show, { id: user._id })) as { roleId?: string } | null;
        const given = person?.roleId ?? roleId;
        const role = await fetchRole(given);
        held = { key: `${session.generation().id} ${given}`, role: Promise.resolve(role), known: role };
        if (given !== roleId) session.takeRole(given, role.key ?? role.name);
      } catch (error) {
        // What was held may be over; the next look asks.
        if (held === before) held = undefined;
        throw error;
      }
    },
  };
}

type Permissions = readonly Permission[];

export const allows = (permissions: Permissions, resource: string, action: string): boolean =>
  permissions.some(
    (one) =>
      one.resource === resource && (one.actions.includes(action) || one.limited?.includes(action) === true),
  );

export const allowsWithin = (permissions: Permissions, resource: string, action: string): boolean =>
  permissions.some((one) => one.resource === resource && one.limited?.includes(action) === true);
