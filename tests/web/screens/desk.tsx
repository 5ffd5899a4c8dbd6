import { AdminContext } from 'react-admin';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createDataProvider } from '../../../src/web/data/data-provider';
import { createQueryClient } from '../../../src/web/data/query-client';
import { createI18nProvider } from '../../../src/web/i18n/admin-messages';
import { DeskNotification } from '../../../src/web/frame/desk-notification';
import { theme } from '../../../src/web/theme/theme';
import { loadWords } from '../../../src/web/i18n/words';
import { useIdentity } from '../../../src/web/identity/identity-context';
import type { Locale } from '../../../src/web/identity/locale';
import { createAuthProvider } from '../../../src/web/identity/auth-provider';
import { showTo } from '../identity/render';
import type { Request } from '../tabs';
import { amelie, answer } from '../tabs';

const posting = ['postSage', 'triggerPending', 'pullSage'];

/** A role that may do everything with some resources. */
const roleOver = (resources: readonly string[]) => ({
  _id: 'r-1',
  key: 'supervisor',
  name: 'Supervisor',
  permissions: resources.map((resource) => ({
    resource,
    actions: [
      'list',
      'show',
      'create',
      'edit',
      'delete',
      'decide',
      'cancel',
      'approve',
      'postToClient',
      ...posting,
    ],
  })),
});

/** The host's answer about a role that may do these things, by resource, and nothing else. */
export const roleOfRights = (rights: { readonly [resource: string]: readonly string[] }) =>
  answer(200, {
    ...roleOver([]),
    permissions: Object.entries(rights).map(([resource, actions]) => ({ resource, actions })),
  });

const roleOf = [
  'request',
  'document',
  'file',
  'vendorInvoice',
  'fee',
  'note',
  'noteTemplate',
  'reminder',
  'company',
  'companyAssignment',
  'userAssignment',
];

/** Shows a screen to Amélie as it stands in the desk; what its host does not answer is an empty list. */
export async function showScreen(
  screen: ReactNode,
  host: (request: Request) => Response | Promise<Response> | undefined,
  path = '/',
  locale: Locale = 'en',
) {
  localStorage.setItem('locale', locale);
  const i18nProvider = createI18nProvider(await loadWords(locale));
  function Desk() {
    const identity = useIdentity();
    return (
      <AdminContext
        dataProvider={createDataProvider(identity.http)}
        authProvider={createAuthProvider(identity)}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
        theme={theme}
      >
        {screen}
        <DeskNotification />
      </AdminContext>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Desk /> }], { initialEntries: [path] });
  return showTo(
    ({ session }) => session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' }),
    <RouterProvider router={router} />,
    (request) => {
      const given = host(request);
      if (given) return given;
      return request.path.startsWith('/role/')
        ? answer(200, roleOver(roleOf))
        : answer(200, { data: [], total: 0, capabilities: {} });
    },
  );
}
