import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IdentityContext } from '../../../src/web/identity/identity-context';
import { ToastProvider } from '../../../src/web/identity/toast';
import type { Request } from '../tabs';
import { browser } from '../tabs';

/** Shows a part of the page as it stands in a tab of a browser whose host answers so. */
export function show(part: ReactNode, host: (request: Request) => Response | Promise<Response>) {
  const desk = browser(host);
  const identity = desk.openTab();
  const screen = render(
    <IdentityContext value={identity}>
      <ToastProvider>{part}</ToastProvider>
    </IdentityContext>,
  );
  return { ...screen, desk, identity };
}
