import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Form, ResourceContextProvider } from 'react-admin';
import type { Locale } from '../../../src/web/identity/locale';
import type { Host } from '../show-in-desk';
import { showInDesk } from '../show-in-desk';
import type { Request } from '../tabs';

interface Asking {
  readonly locale?: Locale;
  readonly resource?: string;
  readonly record?: Readonly<Record<string, unknown>>;
  readonly may?: readonly { readonly resource: string; readonly actions: readonly string[] }[];
  readonly host?: Host;
}

type Values = Record<string, unknown>;

/** Shows inputs in a react-admin form as they stand in the desk. `stored` saves the form and answers what it would send. */
export async function ask(
  inputs: ReactNode,
  asking: Asking = {},
): Promise<{ user: UserEvent; stored: () => Promise<Values>; requests: Request[] }> {
  const { locale = 'en', resource = 'files', record = {}, may = [], host = () => undefined } = asking;
  const saved: Values[] = [];
  const { desk } = await showInDesk(
    <ResourceContextProvider value={resource}>
      <Form
        record={{ id: 'r-1', ...record }}
        onSubmit={(values: Values) => void saved.push(values)}
        mode="onTouched"
      >
        {inputs}
        <input type="submit" value="Keep it" />
      </Form>
    </ResourceContextProvider>,
    { host, role: { _id: 'r-1', key: 'clerk', name: 'Clerk', permissions: may }, locale },
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
