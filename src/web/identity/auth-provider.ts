import type { AuthProvider } from 'ra-core';
import { Refusal } from '../http/failures';
import type { Identity } from './create-identity';
import { allows } from './role';
import type { Credentials } from './sign-in';

const nameOf = ({ firstName, lastName, email }: { firstName?: string; lastName?: string; email: string }) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

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
    async getPermissions() {
      return (await role.load().catch(() => null))?.permissions ?? [];
    },
    async canAccess({ resource, action }) {
      const held = await role.load().catch(() => null);
      return held !== null && allows(held, resource, action);
    },
  };
}
