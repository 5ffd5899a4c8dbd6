import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './undrawn';

// A loaded machine takes longer than the library's one second to settle a screen, the first of a file above all.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

// What a screen still loads when its file of tests ends would be cut off, and stay cut off for all files of the worker after it.
afterAll(() => vi.dynamicImportSettled());

// jsdom has no media: every page is a desk's, in full.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
