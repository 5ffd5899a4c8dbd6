import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { CommandName } from '#contract/commands/index';
import { useRights } from '../data/rights';
import type { Access } from '../identity/access';
import { passing } from '../identity/access';
import { useSession } from '../identity/identity-context';
import { UnservedPage } from './still-pages';

/** Where react-admin says that a role does not open a page. */
export const denied = '/access-denied';

/**
 * What a page of the desk asks of who opens it, and where it sends others. The roles of its list are named by the right that all of
 * them hold, since a house makes roles of its own; a page that is there for every role has none.
 */
export interface PageAccess extends Pick<Access, 'roleBasedAccess'> {
  readonly right?: readonly [resource: string, action: string];
  /** The command without which it has nothing to show. */
  readonly needs?: CommandName;
  readonly redirectTo: string;
}

/**
 * Shows a page to whose role opens it: one that holds its right and, where it names some, one of its roles. Others are redirected
 * to where the page says; it stays blank until the check has passed (specification, section 2). Where the host has nothing to fill it
 * with, it says so.
 */
export function PageGuard({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { right, redirectTo } = access;
  const passage = passing({ ...access, protected: true }, useSession());
  const rights = useRights();
  if (passage.kind === 'redirect') return <Navigate to={passage.to} replace />;
  if (passage.kind === 'blank' || !rights.ready) return null;
  if (!rights.fills(access)) return <UnservedPage />;
  return !right || rights.may(...right) ? children : <Navigate to={redirectTo} replace />;
}
