import { AdminContext } from 'react-admin';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { createDataProvider } from '../../../src/web/data/data-provider';
import { createQueryClient } from '../../../src/web/data/query-client';
import { DeskLayout } from '../../../src/web/frame/desk-layout';
import { DeskNotification } from '../../../src/web/frame/desk-notification';
import { createI18nProvider } from '../../../src/web/i18n/admin-messages';
import { loadWords } from '../../../src/web/i18n/words';
import { createAuthProvider } from '../../../src/web/identity/auth-provider';
import { useIdentity } from '../../../src/web/identity/identity-context';
import { theme } from '../../../src/web/theme/theme';
import { showTo } from '../identity/render';
import type { Request } from '../tabs';
import { amelie, answer } from '../tabs';

const role = {
  _id: 'r-1',
  key: 'supervisor',
  name: 'Supervisor',
  permissions: [
    { resource: 'file', actions: ['list', 'show', 'create'] },
    { resource: 'company', actions: ['list', 'show'] },
  ],
};

type Answer = Response | Promise<Response> | undefined;

/** The shell of the desk with pages of its own, for a supervisor who may see files and companies. */
export async function openShell(parts: {
  pages: Readonly<Record<string, ReactNode>>;
  host?: (request: Request) => Answer;
  at?: string;
  asked?: Promise<void>;
  /** What the host says of the role besides what every supervisor may. */
  more?: object;
}) {
  const { pages, host = () => undefined, at = '/', asked, more } = parts;
  localStorage.setItem('locale', 'en');
  const i18nProvider = createI18nProvider(await loadWords('en'));
  const queryClient = createQueryClient();
  function Desk() {
    const identity = useIdentity();
    return (
      <AdminContext
        theme={theme}
        dataProvider={createDataProvider(identity.http)}
        authProvider={createAuthProvider(identity)}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
      >
        <DeskLayout>
          <Routes>
            {Object.entries(pages).map(([path, page]) => (
              <Route key={path} path={path} element={page} />
            ))}
          </Routes>
        </DeskLayout>
        <DeskNotification />
      </AdminContext>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Desk /> }], { initialEntries: [at] });
  const shown = showTo(
    ({ session }) => session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' }),
    <RouterProvider router={router} />,
    async (request) => {
      if (request.path.startsWith('/role/')) {
        await asked;
        return answer(200, { ...role, ...more });
      }
      return (await host(request)) ?? answer(200, { data: [], total: 0, count: 0, capabilities: {} });
    },
  );
  await screen.findByRole('navigation', { name: 'Areas' });
  return { ...shown, router };
}
