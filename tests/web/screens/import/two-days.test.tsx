import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { JobRow } from '../../../../src/web/screens/import/row-calls';
import { TwoDays } from '../../../../src/web/screens/import/two-days';
import { useCorrections } from '../../../../src/web/screens/import/use-corrections';
import { showScreen } from '../desk';

const problem = { column: 'contractDate', warning: false, detail: null } as const;
const rowOf = (reason: 'twoDays' | 'notADate', value: string) =>
  ({ row: 2, problems: [{ ...problem, reason, value }] }) as unknown as JobRow;

function Asked({ row }: { row: JobRow }) {
  const fixing = useCorrections();
  return (
    <>
      <TwoDays rows={[row]} fixing={fixing} />
      <output>{`${fixing.count} ${String(fixing.dayFirst)}`}</output>
    </>
  );
}

it('asks once how days are written that could be two, and counts the answer among what is put right', async () => {
  await showScreen(<Asked row={rowOf('twoDays', '03/04/2022')} />, () => undefined);
  expect(await screen.findByRole('group', { name: /^Days such as 03\/04\/2022 could be two/ })).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Month first: 12/31/2026' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 false');
  await user.click(screen.getByRole('button', { name: 'Day first: 31/12/2026' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 true');
});

it('asks nothing where no day could be two', async () => {
  await showScreen(<Asked row={rowOf('notADate', 'soon')} />, () => undefined);
  expect(await screen.findByRole('status')).toHaveTextContent('0 undefined');
  expect(screen.queryByRole('group')).toBeNull();
});
