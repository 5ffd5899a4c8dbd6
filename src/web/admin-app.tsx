import { useAccountTexts } from './identity/account-texts';
import { useIdentity, useIdentityTexts, useSession } from './identity/identity-context';

export function AdminApp() {
  const { logOut } = useIdentity();
  const texts = useIdentityTexts();
  const account = useAccountTexts();
  const { user } = useSession();
  return (
    <main className="stop">
      <h1>{texts.product}</h1>
      <p>{user?.email}</p>
      <button type="button" className="button" onClick={() => void logOut()}>
        {account.logOut}
      </button>
    </main>
  );
}
