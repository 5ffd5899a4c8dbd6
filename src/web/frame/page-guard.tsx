import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { Access } from '../identity/access';
import { passing } from '../identity/access';
import { useSession } from '../identity/identity-context';

/** Where react-admin says that a role does not open a page. */
const denied = '/access-denied';

interface PageGuardProps extends Pick<Access, 'roleBasedAccess' | 'redirectTo'> {
  /** The right that opens the page. */
  readonly resource: string;
  readonly action: string;
  readonly children: ReactNode;
}

/**
 * Shows a page to whose role opens it: one that holds its right and, where it names some, one of its roles. Others are redirected
 * to where the page says; it stays blank until the check has passed (specification, section 2).
 */
export function PageGuard({
  resource,
  action,
  roleBasedAccess,
  redirectTo = denied,
  children,
}: PageGuardProps) {
  const session = useSession();
  const access = { protected: true, redirectTo, ...(roleBasedAccess && { roleBasedAccess }) };
  const passage = passing(access, session);
  const { canAccess, isPending } = useCanAccess({ resource, action });
  if (passage.kind === 'blank' || (passage.kind === 'open' && isPending)) return null;
  if (passage.kind === 'redirect') return <Navigate to={passage.to} replace />;
  return canAccess === true ? children : <Navigate to={redirectTo} replace />;
}
