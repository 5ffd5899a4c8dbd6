import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DeclaredInput } from '../../../src/web/kinds/declared-input';
import { ask } from './ask';

describe('a date', () => {
  it.each([
    ['en', '2026-11-20', '20 Nov 2026'],
    ['fr', '20 novembre 2026', '20 nov. 2026'],
  ] as const)('is typed in %s in more than one way, and read in one', async (locale, typed, written) => {
    const { user, stored } = await ask(<DeclaredInput source="contractDate" />, { locale });
    const input = await screen.findByRole('textbox');
    await user.type(input, typed);
    await user.tab();
    expect(input).toHaveValue(written);
    expect(await stored()).toMatchObject({ contractDate: '2026-11-20' });
  });

  it('that could be two is left as it was typed', async () => {
    const { user, stored } = await ask(<DeclaredInput source="contractDate" />);
    await user.type(await screen.findByRole('textbox'), '03/04/2026');
    expect(await stored()).toMatchObject({ contractDate: '03/04/2026' });
  });

  it('is chosen in a calendar that opens at it', async () => {
    const { user, stored } = await ask(<DeclaredInput source="contractDate" />, {
      record: { contractDate: '2026-11-20' },
    });
    await user.click(await screen.findByRole('button', { name: 'Open the calendar' }));
    await user.click(await screen.findByRole('gridcell', { name: '24' }, { timeout: 20_000 }));
    expect(screen.getByRole('textbox')).toHaveValue('24 Nov 2026');
    expect(await stored()).toMatchObject({ contractDate: '2026-11-24' });
  });
});

describe('an instant', () => {
  it('is given on the clock of the person, and kept in that of the world', async () => {
    const { user, stored } = await ask(<DeclaredInput source="assignmentDate" />);
    const input = await screen.findByRole('textbox');
    await user.type(input, '20 Nov 2026, 10:00');
    await user.tab();
    expect(input).toHaveValue('20 Nov 2026, 10:00');
    expect(await stored()).toMatchObject({ assignmentDate: '2026-11-20T15:00:00.000Z' });
  });
});
