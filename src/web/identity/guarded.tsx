import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { Access } from './access';
import { passing } from './access';
import { useSession } from './identity-context';
import { safeReturnUrl } from './return-url';
import { navigate } from './router';

/** Shows its page once the rules of access pass; blank until then. */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const passage = passing(access, useSession());
  const to = passage.kind === 'redirect' ? passage.to : null;

  useEffect(() => {
    if (to === null) return;
    if (to === '/login') {
      const here = safeReturnUrl(location.pathname + location.search + location.hash, location.origin);
      navigate(to, { replace: true, query: { returnUrl: here === '/' ? '' : here } });
    } else {
      const back = new URLSearchParams(location.search).get('returnUrl');
      navigate(to === '/' && access.disallowWhenAuthenticated ? safeReturnUrl(back, location.origin) : to, {
        replace: true,
      });
    }
  }, [to, access]);

  return passage.kind === 'open' ? children : null;
}
