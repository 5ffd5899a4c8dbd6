import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NoteComposer } from '../../../../src/web/screens/note/note-composer';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const template = (id: string, values: object) => ({
  _id: id,
  name: `Template ${id}`,
  body: 'We accept file {{ref}}.',
  noteType: 'client_update',
  audience: 'client',
  activityTypes: [],
  language: 'en',
  isActive: true,
  ...values,
});

const templates = [template('t-1', {}), template('t-2', { language: 'fr', name: 'Mandat accepté' })];

it('fills a template from the file, in the language of who writes, and lets nobody else read it unasked', async () => {
  await showScreen(<NoteComposer fileId="f-1" focused onDone={() => undefined} />, ({ path }) => {
    if (path.startsWith('/noteTemplate/list')) return answer(200, { data: templates, total: 2 });
    if (path.startsWith('/file/f-1')) return answer(200, { _id: 'f-1', ref: 'F-2026-000017', state: 'ON' });
    return undefined;
  });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('combobox', { name: 'Template' }));
  expect(screen.queryByRole('option', { name: 'Mandat accepté' })).toBeNull();
  await person.click(screen.getByRole('option', { name: 'Template t-1' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('We accept file F-2026-000017.');
  const audience = screen.getByRole('combobox', { name: 'Who may read it' });
  expect(audience).not.toHaveTextContent(/client/i);
  await person.click(screen.getByRole('button', { name: 'Let them read it' }));
  expect(audience).toHaveTextContent(/client/i);
});
