import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Urgent } from '../../../../src/web/screens/home/urgent';
import { showScreen } from '../desk';

const files = Array.from({ length: 11 }, (_, at) => ({
  ...{ fileId: `f-${at + 1}`, ref: `LNA-${at + 1}`, debtorName: 'Roy', assetSummary: '2019 Corolla' },
  ...{ status: 'attempting', why: 'rush', clock: null, due: null },
})) as unknown as Parameters<typeof Urgent>[0]['files'];

const Place = () => <output>{useLocation().pathname}</output>;

it('opens the file of a line by its digit, and nothing while somebody types', async () => {
  const me = userEvent.setup();
  await showScreen(
    <>
      <Urgent files={files} />
      <input aria-label="Note" />
      <Place />
    </>,
    () => undefined,
  );
  const opens = await screen.findAllByRole('link', { name: /^Open: / });
  expect(opens.map((link) => link.getAttribute('aria-keyshortcuts'))).toEqual([
    ...['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    null,
    null,
  ]);
  await me.type(screen.getByLabelText('Note'), '3');
  expect(screen.getByRole('status')).toHaveTextContent('/');
  (document.activeElement as HTMLElement).blur();
  await me.keyboard('3');
  expect(screen.getByRole('status')).toHaveTextContent('/files/f-3');
});
