import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, Form, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createAuthProvider } from '../../../src/web/identity/auth-provider';
import { useIdentity } from '../../../src/web/identity/identity-context';
import type { Locale } from '../../../src/web/identity/locale';
import { createDataProvider } from '../../../src/web/data/data-provider';
import { createQueryClient } from '../../../src/web/data/query-client';
import { createI18nProvider } from '../../../src/web/i18n/admin-messages';
import { loadWords } from '../../../src/web/i18n/words';
import { showTo } from '../identity/render';
import type { Request } from '../tabs';
import { amelie, answer } from '../tabs';

interface Asking {
  readonly locale?: Locale;
  readonly resource?: string;
  readonly record?: Readonly<Record<string, unknown>>;
  readonly may?: readonly { readonly resource: string; readonly actions: readonly string[] }[];
  readonly host?: (request: Request) => Response | undefined;
}

type Values = Record<string, unknown>;

/** Shows inputs in a react-admin form as they stand in the desk. `stored` saves the form and answers what it would send. */
export async function ask(
  inputs: ReactNode,
  asking: Asking = {},
): Promise<{ user: UserEvent; stored: () => Promise<Values>; requests: Request[] }> {
  const { locale = 'en', resource = 'files', record = {}, may = [], host } = asking;
  localStorage.setItem('locale', locale);
  const i18nProvider = createI18nProvider(await loadWords(locale));
  const saved: Values[] = [];
  function Desk() {
    const identity = useIdentity();
    return (
      <AdminContext
        dataProvider={createDataProvider(identity.http)}
        authProvider={createAuthProvider(identity)}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
      >
        <ResourceContextProvider value={resource}>
          <Form
            record={{ id: 'r-1', ...record }}
            onSubmit={(values: Values) => void saved.push(values)}
            mode="onTouched"
          >
            {inputs}
            <input type="submit" value="Keep it" />
          </Form>
        </ResourceContextProvider>
      </AdminContext>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Desk /> }]);
  const { desk } = showTo(
    ({ session }) =>
      session.signIn({ user: { ...amelie, timeZone: 'America/Toronto' }, roleId: 'r-1', sessionId: 's-1' }),
    <RouterProvider router={router} />,
    (request) => {
      if (request.path.startsWith('/role/'))
        return answer(200, { _id: 'r-1', key: 'clerk', name: 'Clerk', permissions: may });
      return host?.(request) ?? answer(200, { data: [], total: 0, capabilities: {} });
    },
  );
  const user = userEvent.setup();
  return {
    user,
    requests: desk.requests,
    async stored() {
      await user.click(await screen.findByRole('button', { name: 'Keep it' }));
      const values = saved.at(-1);
      if (!values) throw new Error('The form was not sent.');
      return values;
    },
  };
}
