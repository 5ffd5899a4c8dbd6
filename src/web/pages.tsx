import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Guarded } from './identity/guarded';
import { matchPath, useLocation } from './identity/router';
import { SignInPage } from './identity/sign-in-page';

const SignedIn = lazy(() => import('./identity/signed-in').then((part) => ({ default: part.SignedIn })));
const AdminApp = lazy(() => import('./admin-app').then((part) => ({ default: part.AdminApp })));
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
  return (
    <Suspense key="admin">
      <SignedIn>
        <AdminApp />
      </SignedIn>
    </Suspense>
  );
}
