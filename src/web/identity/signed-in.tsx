import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Dropped } from '../http/failures';
import type { Access } from './access';
import { expireSession } from './expire-session';
import { Guarded } from './guarded';
import { useAccountTexts } from './account-texts';
import { useIdentity, useIdentityTexts, useSession } from './identity-context';
import { watchInactivity } from './inactivity';
import { useLineIsLost } from './line';
import { RenewalDialog } from './renewal-dialog';
import { useLocation } from './router';
import { roadside } from '../roadside';
import { failureSentence } from './toast';

/** What every protected page stands in: the role, the inactivity deadline and the re-authentication dialog. */
export function SignedIn({ access, children }: { access: Access; children: ReactNode }) {
  const identity = useIdentity();
  const texts = useIdentityTexts();
  const account = useAccountTexts();
  const { user, roleId, userRole, requireReauth } = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const personId = user?._id;
  const isOnTheRoad = useLocation().pathname === roadside;
  const isLineLost = useLineIsLost();

  useEffect(() => {
    if (!personId || !roleId) return;
    let here = true;
    identity.role.load().then(
      () => here && setFailure(null),
      (error: unknown) => {
        if (here && !(error instanceof Dropped)) setFailure(error);
      },
    );
    return () => {
      here = false;
    };
  }, [identity, personId, roleId, attempt]);

  useEffect(
    () =>
      watchInactivity({
        session: identity.session,
        clock: identity.clock,
        target: window,
        onExpire: () => void expireSession(identity.http),
      }),
    [identity],
  );

  return (
    <>
      {user && !userRole && failure !== null ? (
        <main className="stop" role="alert">
          <h1>{account.roleFailedTitle}</h1>
          <p>
            {failureSentence(failure, texts)} {account.roleFailed}
          </p>
          <button type="button" className="button button-main" onClick={() => setAttempt(attempt + 1)}>
            {account.tryAgain}
          </button>
          <button type="button" className="button" onClick={() => void identity.logOut()}>
            {account.logOut}
          </button>
        </main>
      ) : (
        <Guarded access={access}>{children}</Guarded>
      )}
      {requireReauth && !(isOnTheRoad && isLineLost) && <RenewalDialog />}
    </>
  );
}
