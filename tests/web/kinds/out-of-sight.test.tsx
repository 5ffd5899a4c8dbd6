import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReferenceName } from '../../../src/web/kinds/cells/reference';
import { answer } from '../tabs';
import { showScreen } from '../screens/desk';

it.each([
  ['en', 'Not visible to you'],
  ['fr', 'Non visible pour vous'],
] as const)(
  'a record that its reader does not see is not said to be without a name: %s',
  async (locale, said) => {
    const host = ({ path }: { path: string }) =>
      path.includes('/file/batch') ? answer(200, { data: [] }) : undefined;
    await showScreen(
      <ReferenceName to="file" id="01990000-0000-7000-8000-000000000001" />,
      host,
      '/',
      locale,
    );
    expect(await screen.findByText(said)).toBeVisible();
  },
);
