import type { AuthProvider } from 'ra-core';
import { declarationOf } from '#contract/resources/index';
import { resourceAt } from '../data/resource-paths';
import { Refusal } from '../http/failures';
import type { Identity } from './create-identity';
import { allows } from './role';
import type { Credentials } from './sign-in';

const nameOf = ({ firstName, lastName, email }: { firstName?: string; lastName?: string; email: string }) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** What is asked of a resource as a whole, whatever record stands around the question. */
const ofTheResource = ['list', 'create', 'export'];

/**
 * The host's own word on what may be done with a record. react-admin hands along the record that stands nearest, which in a list within
 * another record's page is that other one: only what carries the fields of this resource's rows is taken for its record.
 */
function mayWith(resource: string, record: unknown): readonly string[] | undefined {
  const name = resourceAt(resource);
  if (!name || typeof record !== 'object' || record === null) return undefined;
  const isOne = declarationOf(name).brief.every((field) => Object.hasOwn(record, field));
  const { may } = record as { may?: unknown };
  return isOne && Array.isArray(may) ? (may as string[]) : undefined;
}

/**
 * react-admin's view of the session. Refreshing and re-authentication happen below it, at the calls; whatever arrives
 * here has already waited for them.
 */
export function createAuthProvider(identity: Identity): AuthProvider {
  const { session, role } = identity;
  return {
    async login(credentials: Credentials) {
      await identity.signIn(credentials);
    },
    async logout() {
      await identity.logOut();
      // The page around the application has already gone to the sign-in page.
      return false;
    },
    async checkAuth() {
      if (!session.signedIn()) throw new Error('Nobody is signed in.');
    },
    async checkError(error?: unknown) {
      // A 401 comes through only when no session is left; a 403 is an answer like any other.
      if (error instanceof Refusal && error.status === 401) throw error;
    },
    async getIdentity() {
      const { user } = session.state();
      return user ? { ...user, id: user._id, fullName: nameOf(user) } : { id: '', fullName: '' };
    },
    /** The whole role. Rejects where it cannot be read: a role without rights would be kept for the truth. */
    getPermissions: () => role.load(),
    async canAccess({ resource, action, record }) {
      const held = await role.load().catch(() => null);
      if (!held) return false;
      const own = ofTheResource.includes(action) ? undefined : mayWith(resource, record);
      // react-admin names a resource by its address, rights by its noun.
      return own ? own.includes(action) : allows(held.permissions, resourceAt(resource) ?? resource, action);
    },
  };
}
