import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OrderChoice } from '../../../src/web/parts/order-choice';
import { showScreen } from '../screens/desk';

it('says which way words, days and amounts stand, each as people say it', async () => {
  const user = userEvent.setup();
  for (const [by, ways] of [
    ['client', ['A to Z', 'Z to A']],
    ['day', ['Oldest first', 'Newest first']],
    ['price', ['Rising', 'Falling']],
  ] as const) {
    const { unmount } = await showScreen(
      <OrderChoice
        order={{ by, descending: false }}
        choices={[
          ['client', 'Client', 'words'],
          ['day', 'Sale date', 'days'],
          ['price', 'Price'],
        ]}
        onOrder={() => undefined}
      />,
      () => undefined,
    );
    await user.click(await screen.findByRole('combobox', { name: 'Direction' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(ways);
    unmount();
  }
});
