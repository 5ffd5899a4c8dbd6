import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { GeneratedEdit } from '../../../src/web/generated/generated-edit';
import { useSession } from '../../../src/web/identity/identity-context';
import { ReferenceName } from '../../../src/web/kinds/cells/reference';
import { answer } from '../tabs';
import { showScreen } from '../screens/desk';

const named = { _id: 'c-9', version: 3, companyName: 'Roy Bailiffs', code: 'ROY', activityType: 'bailiff' };
const whole = {
  ...named,
  city: 'Sudbury',
  state: 'ON',
  companyStatus: 'active',
  compliance: [{ type: 'bailiff_appointment', number: 'B-77', state: 'ON' }],
};

/** A record that names a company, and the way from there into the company's form. */
function NamedThenOpened() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  if (isOpen) return <GeneratedEdit name="company" id="c-9" slots={{}} />;
  return (
    <>
      <ReferenceName to="company" id="c-9" linked={false} />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    </>
  );
}

it('asks for the whole record before its form opens, whatever it was named by before', async () => {
  const user = userEvent.setup();
  await showScreen(
    <NamedThenOpened />,
    ({ path }) => {
      if (path.startsWith('/company/batch')) return answer(200, { data: [named] });
      return path.startsWith('/company/c-9') ? answer(200, whole) : undefined;
    },
    '/companies/c-9/edit',
  );
  await screen.findByText('Roy Bailiffs');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Sudbury'), {
    timeout: 20_000,
  });
  expect(screen.getByDisplayValue('B-77')).toBeVisible();
});
