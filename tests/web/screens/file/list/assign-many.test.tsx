import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FileBulk } from '../../../../../src/web/screens/file/list/file-bulk';
import { roleOfRights, showScreen } from '../../desk';

/** The addresses by which people are looked for, where a person types in the dialog that assigns somebody to some files. */
async function askedOf(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `f-${index + 1}`);
  const { desk } = await showScreen(<FileBulk ids={ids} records={[]} done={() => undefined} />, ({ path }) =>
    path.startsWith('/role/')
      ? roleOfRights({ file: ['list', 'edit'], userAssignment: ['edit'] })
      : undefined,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox'), 'Ba');
  const asked = (): string[] =>
    desk.requests.map(({ path }) => path).filter((path) => /^\/user\/.*search=Ba/.test(path));
  await waitFor(() => expect(asked()).not.toEqual([]));
  return asked();
}

it('of a few ticked files, whoever can work on one of them may be assigned', async () => {
  for (const path of await askedOf(2)) {
    expect(new URL(path, 'http://host').searchParams.getAll('worksOn')).toEqual(['f-1', 'f-2']);
    expect(path).not.toContain('houseOf');
  }
});

it('of more than an address can name, one’s own colleagues', async () => {
  for (const path of await askedOf(51)) {
    expect(path).toContain('houseOf=');
    expect(path).not.toContain('worksOn');
  }
});
