import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GeneratedCreate } from '../../../../src/web/generated/generated-create';
import { companySlots } from '../../../../src/web/screens/company/company-slots';
import { showInDesk } from '../../show-in-desk';

const ask = (reach: { readonly scope?: string }) =>
  showInDesk(<GeneratedCreate name="company" slots={companySlots} />, {
    host: () => undefined,
    // Rules are a lender's.
    at: `/companies/create?source=${encodeURIComponent(JSON.stringify({ activityType: 'lender' }))}`,
    locale: 'en',
    role: {
      ...{ _id: 'r-1', key: 'some', name: 'Some' },
      permissions: [{ resource: 'company', actions: ['list', 'show', 'create', 'edit'] }],
      ...reach,
    },
  });

const told = /^Limits, hours, required documents and photos bind the agency to this client\./;

it('tells who may not loosen what binds the agency to its client who may', async () => {
  await ask({});
  expect(await screen.findByText(told)).toBeVisible();
});

it('tells an administrator nothing of it', async () => {
  await ask({ scope: 'all' });
  expect(await screen.findByLabelText(/^Storage cap/)).toBeVisible();
  expect(screen.queryByText(told)).toBeNull();
});
