import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Refusal } from '../../../src/web/http/failures';
import { FieldsDialog } from '../../../src/web/parts/fields-dialog';
import { showScreen } from './desk';

const said = {
  en: 'Hold until must be within 90 days',
  fr: 'En suspens jusqu’au : au plus tard dans 90 jours',
};

async function refuse(locale: 'en' | 'fr'): Promise<void> {
  await showScreen(
    <FieldsDialog
      title="?"
      resource="file"
      asked={['holdUntil']}
      values={{ holdUntil: '2028-01-01' }}
      save="OK"
      onSave={() =>
        Promise.reject(new Refusal(422, 'INVALID', said[locale], { holdUntil: said[locale] }, null))
      }
      onClose={() => undefined}
    />,
    () => undefined,
    '/',
    locale,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
}

it('tells a French person in French what the host refused, above the form and at the field', async () => {
  await refuse('fr');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'En suspens jusqu’au : au plus tard dans 90 jours',
  );
  expect(screen.getByLabelText(/En suspens jusqu’au/)).toHaveAccessibleDescription(
    'En suspens jusqu’au : au plus tard dans 90 jours',
  );
});

it('tells an English person the same with the field as the screen calls it', async () => {
  await refuse('en');
  expect(await screen.findByRole('alert')).toHaveTextContent('Hold until must be within 90 days');
  expect(screen.getByLabelText(/Hold until/)).toHaveAccessibleDescription(
    'Hold until must be within 90 days',
  );
});
