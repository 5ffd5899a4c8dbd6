import CssBaseline from '@mui/material/CssBaseline';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { resourceNames } from '#contract/resources/index';
import { deskData } from './data/desk-data';
import { followNews } from './data/live-refresh';
import type { DeskRecord } from './data/record';
import { apiOrigin } from './http/api-address';
import { resourcePaths } from './data/resource-paths';
import { deskPages } from './desk-pages';
import { DeskLayout } from './frame/desk-layout';
import { DeskNotification } from './frame/desk-notification';
import { PageGuard } from './frame/page-guard';
import { PageWait } from './frame/page-wait';
import { AbsentPage, BrokenPage, DeniedPage } from './frame/still-pages';
import { whenLoaded } from './frame/when-loaded';
import { readListAhead } from './generated/list-ahead';
import { nameOfRecord } from './generated/record-link';
import { screensOf } from './generated/resource-screens';
import { createI18nProvider } from './i18n/admin-messages';
import type { DeskI18nProvider } from './i18n/words';
import { loadWords } from './i18n/words';
import { createAuthProvider } from './identity/auth-provider';
import type { Identity } from './identity/create-identity';
import { useIdentity } from './identity/identity-context';
import { currentLocale, useLocale } from './identity/locale';
import { menu } from './menu';
import { readHomeAhead } from './screens/home/home-ahead';
import { formerAddress } from './screens/former-addresses';
import { applyColorMode } from './theme/color-mode';
import { ColorModeOfPage } from './theme/color-mode-of-page';
import { themeIn } from './theme/theme';
import { whenIdle } from './warm-admin';

const HomePage = whenLoaded(
  () => import('./screens/home/home-page').then((part) => part.HomePage),
  <PageWait />,
);

// The words are needed before anything is drawn; whether they came is for the desk to find out.
loadWords(currentLocale()).catch(() => undefined);

const resources = resourceNames.map((name) => ({
  name,
  props: { name: resourcePaths[name], icon: menu[name]?.icon, ...screensOf(name) },
}));

const listAt = (pathname: string) => resources.find(({ props }) => `/${props.name}` === pathname);

/** The desk, which only those come to who are signed in: react-admin on the product's declarations, in its own layout, at real addresses. */
function Desk() {
  const identity = useIdentity();
  const locale = useLocale();
  const [i18nProvider, setI18nProvider] = useState<DeskI18nProvider | null>(null);
  const speaker = useRef<DeskI18nProvider>(null);
  const [{ dataProvider, queryClient, store }] = useState(() => deskData(identity));
  const authProvider = useMemo(() => createAuthProvider(identity), [identity]);

  useEffect(() => {
    const speak = async (): Promise<void> => {
      const language = await loadWords(locale);
      // A page that is open goes on in the other language without being left.
      const pages = speaker.current?.knowsPages() ? await language.pages() : undefined;
      speaker.current = createI18nProvider(language, pages);
      startTransition(() => setI18nProvider(speaker.current));
      // The page that is opened next has nothing to wait for; where this fails, it asks again.
      whenIdle(() => void language.pages().catch(() => undefined), 4000);
    };
    void speak();
  }, [locale]);
  const spoken = useRef(locale);
  useEffect(() => {
    // What the host has put into words is fetched again in the other language.
    if (spoken.current !== locale) void queryClient.invalidateQueries();
    spoken.current = locale;
  }, [locale, queryClient]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    const stopped = new AbortController();
    // What is news can wait until what was asked for is drawn.
    whenIdle(() => {
      if (stopped.signal.aborted) return;
      stopped.signal.addEventListener('abort', followNews({ identity, queryClient, origin: apiOrigin() }));
    }, 2000);
    return () => stopped.abort();
  }, [identity, queryClient]);

  if (!i18nProvider) return null;
  const { words } = i18nProvider;
  return (
    <AdminContext
      {...{ theme: themeIn(locale), dataProvider, authProvider, i18nProvider, queryClient, store }}
    >
      <ColorModeOfPage />
      {/* react-admin's AdminUI without its own sign-in page, and so without what forms need, which no list does. */}
      <CssBaseline enableColorScheme>
        <CoreAdminUI
          layout={DeskLayout}
          loading={PageWait}
          dashboard={HomePage}
          catchAll={AbsentPage}
          accessDenied={DeniedPage}
          authenticationError={DeniedPage}
          error={BrokenPage}
          title={words.t('product')}
          disableTelemetry
        >
          {resources.map(({ name, props }) => (
            <Resource
              key={props.name}
              {...props}
              recordRepresentation={(record: DeskRecord) => nameOfRecord(name, record, words)}
            />
          ))}
          <CustomRoutes>
            {deskPages.map(({ path, access, Page }) => (
              <Route
                key={path}
                path={path}
                element={
                  <PageGuard access={access}>
                    <Page />
                  </PageGuard>
                }
              />
            ))}
          </CustomRoutes>
        </CoreAdminUI>
        <DeskNotification />
      </CssBaseline>
    </AdminContext>
  );
}

/** Loads the page of an address ahead of its showing, where it is the home page, a list or a page beside the resources. */
export async function loadPage(address: string): Promise<void> {
  const { pathname } = new URL(address, location.origin);
  const page =
    pathname === '/'
      ? HomePage
      : (listAt(pathname)?.props.list ?? deskPages.find(({ path }) => path === pathname)?.Page);
  await Promise.all([loadWords(currentLocale()), page?.load()]);
}

/** Asks for what the home page or the list of the address shows, while nothing of the desk is drawn yet. */
export async function readAhead(identity: Identity): Promise<void> {
  const { pathname, search } = location;
  if (pathname === '/') return readHomeAhead(identity, deskData(identity), search);
  const name = listAt(pathname)?.name;
  // An address of before leads elsewhere.
  if (name && formerAddress(name, new URLSearchParams(search), '') === undefined)
    readListAhead(name, search, deskData(identity));
}

export function AdminApp() {
  // A data router, so that a form with unsaved work can hold its page back; made once for the life of the desk.
  const [router] = useState(() => {
    applyColorMode();
    return createBrowserRouter([{ path: '*', element: <Desk /> }]);
  });
  return <RouterProvider router={router} />;
}
