import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRefresh } from 'react-admin';
import { expect, it } from 'vitest';
import { GeneratedEdit } from '../../../src/web/generated/generated-edit';
import { useSession } from '../../../src/web/identity/identity-context';
import { answer } from '../tabs';
import { showScreen } from '../screens/desk';

const template = {
  _id: 't-1',
  version: 4,
  name: 'First letter',
  body: 'Good day.',
  noteType: 'general',
  audience: 'internal',
  activityTypes: ['agency'],
  language: 'en',
  isActive: true,
};
const later = {
  ...template,
  version: 5,
  body: 'Good evening.',
  updatedAt: '2026-11-20T15:00:00Z',
  updatedBy: 'u-boris',
};

/** The form of a template that somebody else changes while it stands open. */
function Edit() {
  const { user } = useSession();
  const fetchAgain = useRefresh();
  return (
    user && (
      <>
        <GeneratedEdit name="noteTemplate" id="t-1" slots={{}} />
        <button type="button" onClick={fetchAgain} data-testid="news" />
      </>
    )
  );
}

it('keeps a form as it was opened, says that somebody changed the record, and saves on what was opened', async () => {
  let now: object = template;
  const user = userEvent.setup();
  const { desk } = await showScreen(
    <Edit />,
    ({ method, path }) => {
      if (method === 'PUT') return answer(412, { code: 'STALE', message: 'Changed.', current: later });
      return path.startsWith('/noteTemplate/t-1') ? answer(200, now) : undefined;
    },
    '/note-templates/t-1/edit',
  );
  const name = await screen.findByRole('textbox', { name: /^Name/ }, { timeout: 20_000 });
  await user.type(name, ' again');
  now = later;
  screen.getByTestId('news').click();
  expect(await screen.findByText(/^Changed/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('Good day.');
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  const choosing = await screen.findByRole('dialog', { name: 'Someone else changed this record' });
  expect(choosing).toBeVisible();
  const sent = desk.requests.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ body, headers }) => [(body as { name: string }).name, headers.get('if-match')])).toEqual(
    [['First letter again', '"4"']],
  );
});
