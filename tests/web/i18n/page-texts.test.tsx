import { I18nContext } from 'ra-core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithPageTexts } from '../../../src/web/frame/with-page-texts';
import { createI18nProvider } from '../../../src/web/i18n/admin-messages';
import { loadWords, useWords } from '../../../src/web/i18n/words';

function Title() {
  const { t } = useWords();
  return <h1>{t('monthEnd.title')}</h1>;
}

test.each([
  ['en', 'Month end'],
  ['fr', 'Fin de mois'],
] as const)('a page of the menu is shown once what it says is there: %s', async (locale, title) => {
  const provider = createI18nProvider(await loadWords(locale));
  expect(provider.knowsPages()).toBe(false);
  render(
    <I18nContext value={provider}>
      <WithPageTexts>
        <Title />
      </WithPageTexts>
    </I18nContext>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(provider.knowsPages()).toBe(true);
  // What the desk said before, it goes on saying.
  expect(provider.translate('list.columns')).toBe(locale === 'en' ? 'Columns' : 'Colonnes');
});
