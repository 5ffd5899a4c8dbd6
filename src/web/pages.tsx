import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect } from 'react';
import { whenLoaded } from './frame/when-loaded';
import { Guarded } from './identity/guarded';
import { useSession } from './identity/identity-context';
import { matchPath, useLocation } from './identity/router';
import { SignInPage } from './identity/sign-in-page';

const SignedIn = whenLoaded(() => import('./identity/signed-in').then((part) => part.SignedIn));
const AdminApp = whenLoaded(() => import('./admin-app').then((part) => part.AdminApp));
const ForgotPasswordPage = lazy(() =>
  import('./identity/forgot-password-page').then((part) => ({ default: part.ForgotPasswordPage })),
);
const ResetPasswordPage = lazy(() =>
  import('./identity/reset-password-page').then((part) => ({ default: part.ResetPasswordPage })),
);
const ChangePasswordPage = lazy(() =>
  import('./identity/change-password-page').then((part) => ({ default: part.ChangePasswordPage })),
);
const OutboxPage = lazy(() =>
  import('./identity/outbox-page').then((part) => ({ default: part.OutboxPage })),
);
const TermsPage = lazy(() => import('./identity/terms-page').then((part) => ({ default: part.TermsPage })));

const SIGNED_OUT_ONLY = { disallowWhenAuthenticated: true } as const;

/** The pages outside the admin application; every other path belongs to it. */
const pages: Record<string, (values: Record<string, string>) => ReactNode> = {
  '/login': () => (
    <Guarded access={SIGNED_OUT_ONLY}>
      <SignInPage />
    </Guarded>
  ),
  '/auth/forgot-password': () => (
    <Guarded access={SIGNED_OUT_ONLY}>
      <ForgotPasswordPage />
    </Guarded>
  ),
  '/auth/reset-password/:token': ({ token = '' }) => <ResetPasswordPage key={token} token={token} />,
  '/auth/change-password': () => (
    <SignedIn>
      <ChangePasswordPage />
    </SignedIn>
  ),
  '/terms': () => <TermsPage />,
  '/outbox': () => <OutboxPage />,
};

export function Pages() {
  const { pathname } = useLocation();
  for (const [pattern, page] of Object.entries(pages)) {
    const values = matchPath(pattern, pathname);
    if (values) return <Suspense key={pattern}>{page(values)}</Suspense>;
  }
  return <Desk key="desk" />;
}

/** The admin application, which is fetched beside the role that decides whether it may be shown. */
function Desk() {
  const isSignedIn = useSession().user !== null;
  useEffect(() => {
    // Whether it came is for the page itself to say.
    if (isSignedIn) AdminApp.load().catch(() => undefined);
  }, [isSignedIn]);
  return (
    <SignedIn>
      <AdminApp />
    </SignedIn>
  );
}
