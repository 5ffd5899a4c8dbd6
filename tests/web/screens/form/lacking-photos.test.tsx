import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LackingPhotos } from '../../../../src/web/screens/form/lacking-photos';
import { showScreen } from '../desk';

it('tells of which views no photo stands on a form, each reason once, with the way to the photos', async () => {
  const me = userEvent.setup();
  const leave = vi.fn();
  const lacking = [
    { slot: 'damage', lack: 'altered' },
    { slot: 'damage', lack: 'altered' },
    { slot: 'rear', lack: 'missing' },
    { slot: 'left', lack: 'not_shared' },
    { slot: 'right', lack: 'missing' },
  ] as const;
  await showScreen(<LackingPhotos lacking={lacking} fileId="f-1" onLeave={leave} />, () => undefined);
  const said = within(await screen.findByRole('status'));
  expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Altered or lost since it came in: Damage close-up',
    'No photo yet: Rear · Right side',
    'Not shown to all who read the report: Left side',
  ]);
  const way = said.getByRole('link', { name: 'To the photos' });
  expect(way).toHaveAttribute('href', '/files/f-1/documents');
  await me.click(way);
  expect(leave).toHaveBeenCalledOnce();
});
