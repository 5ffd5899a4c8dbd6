import { expect, it } from 'vitest';
import { mergeRegistrations } from '#server/rules/search/merge-registrations';

it('finds the registration that the lender told of, however the registry writes its name and its number', () => {
  const told = {
    ...{ partyType: 'secured_party', name: 'Northern Auto Finance', isOurClient: true },
    ...{ jurisdiction: 'ON', registrationNumber: '705 123 456', notes: 'As the lender says' },
  } as const;
  const found = {
    ...{ jurisdiction: 'ON', registrationNumber: '705123456', registrationType: 'ppsa' },
    ...{ registeredOn: '2024-05-01', expiresOn: '2029-05-01', securedParties: ['NORTHERN AUTO FINANCE'] },
    ...{ isOurClient: true, priorityRank: 1, debtors: ['ROY'], collateral: null, amount: null },
  } as const;
  const vin = '1M8GDM9AXKP042788';
  expect(mergeRegistrations([told as never], [found as never], vin, '2026-11-28')).toMatchObject([
    {
      ...{ name: 'NORTHERN AUTO FINANCE', registrationNumber: '705123456', status: 'active' },
      ...{ expiresOn: '2029-05-01', notes: 'As the lender says' },
    },
  ]);
});
