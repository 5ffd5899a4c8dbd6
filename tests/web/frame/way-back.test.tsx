import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useContentPlace } from '../../../src/web/frame/use-content-place';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import type { AnySlots } from '../../../src/web/generated/slots';
import { useSession } from '../../../src/web/identity/identity-context';
import { fileSlots } from '../../../src/web/screens/file/list/file-slots';
import { answer } from '../tabs';
import { showScreen } from '../screens/desk';

/** The content of the desk: a list, and whatever its rows lead to. */
function Content() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useContentPlace();
  return (
    <main id="main-content">
      {pathname === '/files' ? (
        user && <GeneratedList name="file" slots={fileSlots as AnySlots} />
      ) : (
        <button onClick={() => void navigate(-1)}>Back</button>
      )}
    </main>
  );
}
const scroller = () => document.querySelector('[data-scrolls-page]') as HTMLElement;

it('back to a list leads to the place in it that was left, with what was ticked', async () => {
  const user = userEvent.setup();
  const rows = ['LNA-1', 'LNA-2'].map((ref) => ({
    _id: ref,
    version: 1,
    ref,
    status: 'under_review',
    state: 'ON',
  }));
  await showScreen(
    <Content />,
    ({ path }) => (path.startsWith('/file/list') ? answer(200, { data: rows, total: 2 }) : undefined),
    '/files?hold=true',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select LNA-2' }));
  scroller().scrollTop = 340;
  fireEvent.scroll(scroller());
  await user.click(screen.getByRole('link', { name: 'LNA-1' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('checkbox', { name: 'Select LNA-2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select LNA-1' })).not.toBeChecked();
  await waitFor(() => expect(scroller().scrollTop).toBe(340));
});
