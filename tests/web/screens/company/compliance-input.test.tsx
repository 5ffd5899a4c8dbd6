import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GeneratedCreate } from '../../../../src/web/generated/generated-create';
import { companySlots } from '../../../../src/web/screens/company/company-slots';
import { showScreen } from '../desk';

it('asks for the licences of a company once it is there to keep what shows them', async () => {
  await showScreen(
    <GeneratedCreate name="company" slots={companySlots} />,
    () => undefined,
    '/companies/create',
  );
  expect(
    await screen.findByText(/^Licences and insurance come with the documents that show them/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a row' })).toBeNull();
});
