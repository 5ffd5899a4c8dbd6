import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect } from 'react';
import { whenLoaded } from './frame/when-loaded';
import type { Access } from './identity/access';
import type { Identity } from './identity/create-identity';
import { Guarded } from './identity/guarded';
import { useIdentity, useSession } from './identity/identity-context';
import { safeReturnUrl } from './identity/return-url';
import { matchPath, useLocation } from './identity/router';
import { SignInPage } from './identity/sign-in-page';
import { whenIdle } from './warm-admin';

const SignedIn = whenLoaded(() => import('./identity/signed-in').then((part) => part.SignedIn));
const AdminApp = whenLoaded(() => import('./admin-app').then((part) => part.AdminApp));
const ForgotPasswordPage = lazy(() =>
  import('./identity/forgot-password-page').then((part) => ({ default: part.ForgotPasswordPage })),
);
const ResetPasswordPage = lazy(() =>
  import('./identity/reset-password-page').then((part) => ({ default: part.ResetPasswordPage })),
);
const ConfirmEmailPage = lazy(() =>
  import('./identity/confirm-email-page').then((part) => ({ default: part.ConfirmEmailPage })),
);
const ChangePasswordPage = lazy(() =>
  import('./identity/change-password-page').then((part) => ({ default: part.ChangePasswordPage })),
);
const OutboxPage = lazy(() =>
  import('./identity/outbox-page').then((part) => ({ default: part.OutboxPage })),
);
const TermsPage = lazy(() => import('./identity/terms-page').then((part) => ({ default: part.TermsPage })));

interface PlainPage {
  readonly access: Access;
  readonly page: (values: Record<string, string>) => ReactNode;
}

const signedOut: Access = { disallowWhenAuthenticated: true, redirectTo: '/' };
const signedIn: Access = { protected: true, redirectTo: '/login' };
const everyone: Access = {};

/** The pages outside the admin application, with whom each is for; every other path belongs to it. */
const pages: Record<string, PlainPage> = {
  '/login': { access: signedOut, page: () => <SignInPage onCode={openAhead} /> },
  '/auth/forgot-password': { access: signedOut, page: () => <ForgotPasswordPage /> },
  '/auth/reset-password/:token': {
    access: everyone,
    page: ({ token = '' }) => <ResetPasswordPage key={token} token={token} />,
  },
  '/auth/confirm-email/:token': {
    access: everyone,
    page: ({ token = '' }) => <ConfirmEmailPage key={token} token={token} />,
  },
  '/auth/change-password': { access: signedIn, page: () => <ChangePasswordPage /> },
  '/terms': { access: everyone, page: () => <TermsPage /> },
  '/outbox': { access: everyone, page: () => <OutboxPage /> },
};

/** While a person looks for their code, the page that they will come to is got ready. */
function openAhead() {
  const path = safeReturnUrl(new URLSearchParams(location.search).get('returnUrl'), location.origin);
  const open = () =>
    Promise.all([
      SignedIn.load(),
      AdminApp.load(),
      import('./admin-app').then((part) => part.loadPage(path)),
    ]);
  // Whether it came is for the page itself to say.
  whenIdle(() => void open().catch(() => undefined), 500);
}

export function Pages() {
  const { pathname } = useLocation();
  for (const [pattern, { access, page }] of Object.entries(pages)) {
    const values = matchPath(pattern, pathname);
    const Guard = access.protected ? SignedIn : Guarded;
    if (values)
      return (
        <Suspense key={pattern}>
          <Guard access={access}>{page(values)}</Guard>
        </Suspense>
      );
  }
  return <Desk key="desk" />;
}

/** Once somebody is signed in, the page that they come to and what it shows are asked for while the desk around it is still being drawn. */
async function readAhead(identity: Identity): Promise<void> {
  await AdminApp.load();
  const { loadPage, readAhead: read } = await import('./admin-app');
  await Promise.all([loadPage(location.pathname), read(identity)]);
}

/** The admin application, which is fetched beside the role that decides whether it may be shown. */
function Desk() {
  const identity = useIdentity();
  const isSignedIn = useSession().user !== null;
  useEffect(() => {
    // Whether it came is for the page itself to say.
    if (isSignedIn) readAhead(identity).catch(() => undefined);
  }, [identity, isSignedIn]);
  return (
    <SignedIn access={signedIn}>
      <AdminApp />
    </SignedIn>
  );
}
