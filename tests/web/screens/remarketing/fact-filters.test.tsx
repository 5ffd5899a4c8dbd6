import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { addressWith } from '../../../../src/web/screens/remarketing/asked-units';
import { FactFilters } from '../../../../src/web/screens/remarketing/fact-filters';
import { showScreen } from '../desk';

function Narrowing({ at = '' }: { readonly at?: string }) {
  const [address, setAddress] = useState(new URLSearchParams(at));
  return (
    <>
      <output>{String(address)}</output>
      <FactFilters address={address} onAsk={(asked) => setAddress(addressWith(address, asked))} />
    </>
  );
}

const asked = () => screen.getByRole('status').textContent;
const add = async (locale: 'en' | 'fr', fact: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: locale === 'en' ? 'Add filter' : 'Ajouter un filtre' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: fact }));
};

it('bounds an amount at the end that is typed, says so, and lets go of it', async () => {
  await showScreen(<Narrowing at="page=3&statusId=s-1" />, () => undefined);
  await add('en', 'Floor price');
  await userEvent.type(await screen.findByRole('textbox', { name: 'From' }), '9,500');
  await userEvent.click(screen.getByRole('button', { name: 'Show these' }));
  // Another question begins at its first page.
  await waitFor(() => expect(asked()).toBe('statusId=s-1&floorPriceFrom=9500.00'));
  const bar = screen.getByRole('group', { name: 'Add filter' });
  expect(bar).toHaveTextContent('Floor price from $9,500.00');
  await userEvent.click(within(bar).getByRole('button', { name: 'Remove the filter Floor price' }));
  expect(asked()).toBe('statusId=s-1');
});

it('asks in French for one of a few values, and for a lane by how its runs begin', async () => {
  await showScreen(<Narrowing />, () => undefined, '/', 'fr');
  await add('fr', 'Statut de la réserve');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Approuvé' }));
  await waitFor(() => expect(asked()).toBe('reserveStatus=approved'));
  await add('fr', 'Numéro de passage');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Numéro de passage' }), 'B-');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher ceux-ci' }));
  await waitFor(() => expect(asked()).toBe('reserveStatus=approved&runNumber=B-'));
  expect(screen.getByText('commence par « B- »')).toBeVisible();
});
