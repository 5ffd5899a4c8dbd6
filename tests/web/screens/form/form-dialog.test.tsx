import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Locale } from '../../../../src/web/identity/locale';
import { FormDialog } from '../../../../src/web/screens/form/form-dialog';
import type { OfferedForm } from '../../../../src/web/screens/form/form-calls';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const offered = (formType: string) => ({ formType, refusal: null, recipients: [] }) as unknown as OfferedForm;

const page = {
  title: 'Bill of sale',
  ...{ sender: [], dated: '', method: null, to: [], blocks: [], signature: [] },
};

const show = (formType: string, locale: Locale) =>
  showScreen(
    <FormDialog fileId="f-1" offered={offered(formType)} onClose={() => undefined} />,
    ({ path }) =>
      path.startsWith('/form/') || path.startsWith('/desk/form/')
        ? answer(200, { page, missing: [], lacking: [], pdf: '' })
        : undefined,
    '/',
    locale,
  );

it('says of the tax on a sale what it depends on, since nobody works it out', async () => {
  await show('bill_of_sale', 'en');
  expect(await screen.findByRole('textbox', { name: /^Sales tax/ })).toHaveAccessibleDescription(
    /^It depends on who sells, on where the asset is delivered and on who buys; .* Enter 0\.00 where this bill bears none\.$/,
  );
});

it('says so in French, and of what is read where it is left empty that it is', async () => {
  await show('bill_of_sale', 'fr');
  expect(await screen.findByRole('textbox', { name: /^Taxe de vente/ })).toHaveAccessibleDescription(
    /^Elle dépend du vendeur, .* Inscrivez 0,00 si cet acte n’en porte aucune\.$/,
  );
  expect(screen.getByRole('textbox', { name: /^Odomètre/ })).toHaveAccessibleDescription(
    'Laissez vide pour le lire au dossier.',
  );
});
