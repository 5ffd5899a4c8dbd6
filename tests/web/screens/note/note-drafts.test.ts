import { expect, it } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '../../../../src/web/screens/note/note-drafts';
import { amelie, answer, browser } from '../../tabs';

const [one, other] = ['f-1', 'f-2'];

it('drafts are kept per file, and one that is sent or emptied takes no other with it', () => {
  keepDraft(one, { body: 'Keys are in the office.', audience: 'internal' });
  keepDraft(other, { body: 'He called twice.' });
  expect(readDraft(one)).toEqual({ body: 'Keys are in the office.', audience: 'internal' });
  expect(readDraft(other)).toEqual({ body: 'He called twice.' });
  dropDraft(one);
  expect(readDraft(one)).toBeUndefined();
  expect(readDraft(other)).toEqual({ body: 'He called twice.' });
  keepDraft(other, { body: '  ' });
  expect(readDraft(other)).toBeUndefined();
});

it('drafts go with the log-out', async () => {
  const { session, logOut } = browser(() => answer(200)).openTab();
  session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
  keepDraft(one, { body: 'Keys are in the office.' });
  await logOut();
  expect(readDraft(one)).toBeUndefined();
});
