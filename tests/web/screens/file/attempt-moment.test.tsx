import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AttemptMoment } from '../../../../src/web/screens/file/attempts/attempt-moment';
import { ask } from '../../kinds/ask';

// Half past six in the evening in Vancouver, when it is half past nine in Toronto, where the reader is.
const evening = '2026-01-14T02:30:00.000Z';

it.each([
  ['BC', 'en', '13 Jan 2026, 18:30 PST'],
  ['BC', 'fr', '13 janv. 2026, 18 h 30 HNP'],
  ['NL', 'en', '13 Jan 2026, 23:00 NST'],
  ['QC', 'en', '13 Jan 2026, 21:30'],
] as const)('an attempt in %s reads in %s by the clock there: %s', async (state, locale, text) => {
  await ask(<AttemptMoment at={evening} state={state} />, { locale });
  const shown = await screen.findByRole('time');
  expect(shown.firstChild?.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  expect(shown.title).toContain(locale === 'fr' ? '21' : '21:30');
});
