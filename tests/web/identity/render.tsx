import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IdentityContext } from '../../../src/web/identity/identity-context';
import { ToastProvider } from '../../../src/web/identity/toast';
import type { Identity } from '../../../src/web/identity/create-identity';
import type { Request } from '../tabs';
import { browser } from '../tabs';

type Answer = (request: Request) => Response | Promise<Response>;

/** Shows a part of the page as it stands in a tab of a browser whose host answers so. */
export const show = (part: ReactNode, host: Answer) => showTo(() => undefined, part, host);

/** The same where something was done in the tab before, such as signing in. */
export function showTo(before: (identity: Identity) => void, part: ReactNode, host: Answer) {
  const desk = browser(host);
  const identity = desk.openTab();
  before(identity);
  const screen = render(
    <IdentityContext value={identity}>
      <ToastProvider>{part}</ToastProvider>
    </IdentityContext>,
  );
  return { ...screen, desk, identity };
}
