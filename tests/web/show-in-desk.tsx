import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ValueOf } from '#contract/vocabularies/index';
import { createDataProvider } from '../../src/web/data/data-provider';
import { createQueryClient } from '../../src/web/data/query-client';
import { DeskNotification } from '../../src/web/frame/desk-notification';
import { createAuthProvider } from '../../src/web/identity/auth-provider';
import { useIdentity } from '../../src/web/identity/identity-context';
import type { Locale } from '../../src/web/identity/locale';
import { theme } from '../../src/web/theme/theme';
import { showTo } from './identity/render';
import { speakingAll } from './speaking';
import type { Request } from './tabs';
import { amelie, answer } from './tabs';

export type Host = (request: Request) => Response | Promise<Response> | undefined;

/** Where it is shown: an address, or one with what came along. */
export type Place = string | { readonly pathname: string; readonly state: object };

/** Shows something to Amélie as it stands in the desk; what the host does not answer is her role, or an empty list. */
export async function showInDesk(
  part: ReactNode,
  {
    host,
    role,
    at = '/',
    locale = 'en',
    activityType = 'agency',
  }: { host?: Host; role: object; at?: Place; locale?: Locale; activityType?: ValueOf<'activityType'> },
) {
  localStorage.setItem('locale', locale);
  const i18nProvider = await speakingAll(locale);
  const queryClient = createQueryClient();
  function Desk() {
    const identity = useIdentity();
    return (
      <AdminContext
        dataProvider={createDataProvider(identity.http)}
        authProvider={createAuthProvider(identity)}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        theme={theme}
      >
        {part}
        <DeskNotification />
      </AdminContext>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Desk /> }], { initialEntries: [at] });
  const user = { ...amelie, timeZone: 'America/Toronto', activityType };
  const shown = showTo(
    ({ session }) => session.signIn({ user, roleId: 'r-1', sessionId: 's-1' }),
    <RouterProvider router={router} />,
    (request) =>
      host?.(request) ??
      answer(
        200,
        request.path.startsWith('/role/') ? role : { data: [], total: 0, count: 0, capabilities: {} },
      ),
  );
  return { ...shown, router };
}
