import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TermsPage } from '../../../src/web/identity/terms-page';
import { answer } from '../tabs';
import { show } from './render';

it.each([
  ['en', 'Terms of use', /the platform/],
  ['fr', 'Conditions d’utilisation', /la plateforme/],
])('calls the product the platform, in both languages: %s', (locale, title, words) => {
  localStorage.setItem('locale', locale);
  show(<TermsPage />, () => answer(200));
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(words);
});
