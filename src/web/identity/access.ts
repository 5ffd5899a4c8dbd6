import type { SessionState } from './session';

/** What a page asks of the person who opens it (specification, section 2, "Page access rules"). */
export interface Access {
  readonly protected?: boolean;
  readonly disallowWhenAuthenticated?: boolean;
  readonly roleBasedAccess?: readonly string[];
  readonly redirectTo?: string;
}

/** `blank`: not known yet, as the role still loads. */
export type Passing = { kind: 'open' } | { kind: 'blank' } | { kind: 'redirect'; to: string };

export function passing(access: Access, { user, userRole }: SessionState): Passing {
  if (access.disallowWhenAuthenticated && user) return { kind: 'redirect', to: access.redirectTo ?? '/' };
  if (!access.protected && !access.roleBasedAccess) return { kind: 'open' };
  if (!user) return { kind: 'redirect', to: access.redirectTo ?? '/login' };
  if (!userRole) return { kind: 'blank' };
  if (access.roleBasedAccess && !access.roleBasedAccess.includes(userRole)) {
    return { kind: 'redirect', to: access.redirectTo ?? '/' };
  }
  return { kind: 'open' };
}
