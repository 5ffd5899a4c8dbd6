import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TwoDays } from '../../../../src/web/screens/import/two-days';
import { useCorrections } from '../../../../src/web/screens/import/use-corrections';
import { showScreen } from '../desk';

function Asked({ day, checkedWith = null }: { day: string | null; checkedWith?: boolean | null }) {
  const fixing = useCorrections(checkedWith);
  return (
    <>
      <TwoDays day={day} fixing={fixing} />
      <output>{`${fixing.count} ${String(fixing.dayFirst)}`}</output>
    </>
  );
}

it('asks once how days are written that could be two, and counts the answer among what is put right', async () => {
  await showScreen(<Asked day="03/04/2022" />, () => undefined);
  expect(await screen.findByRole('group', { name: /^Days such as 03\/04\/2022 could be two/ })).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Month first: 12/31/2026' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 false');
  await user.click(screen.getByRole('button', { name: 'Day first: 31/12/2026' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 true');
});

it('asks of a day that is hidden without pretending to tell it', async () => {
  await showScreen(<Asked day="••••••••" />, () => undefined);
  expect(await screen.findByRole('group', { name: /^Some days could be two\. How/ })).toBeVisible();
  expect(screen.queryByText(/•/)).toBeNull();
});

it('asks nothing where no day could be two', async () => {
  await showScreen(<Asked day={null} />, () => undefined);
  expect(await screen.findByRole('status')).toHaveTextContent('0 null');
  expect(screen.queryByRole('group')).toBeNull();
});

it('says how days were read in the check, and counts as a correction only what is said otherwise', async () => {
  await showScreen(<Asked day={null} checkedWith={true} />, () => undefined);
  const name = /^Days that could be two, such as 03\/04\/2026, are read so/;
  expect(await screen.findByRole('group', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Day first/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('0 true');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Month first/ }));
  expect(screen.getByRole('status')).toHaveTextContent('1 false');
  await user.click(screen.getByRole('button', { name: /^Day first/ }));
  expect(screen.getByRole('status')).toHaveTextContent('0 true');
});
