import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { printLight, setColorMode, useColorMode } from '../../../src/web/theme/color-mode';

it('is light until someone chooses, and the choice is kept in local storage', () => {
  const { result } = renderHook(useColorMode);
  expect(result.current).toBe('light');
  act(() => setColorMode('dark'));
  expect(result.current).toBe('dark');
  expect(localStorage.getItem('colorMode')).toBe('dark');
  expect(document.documentElement.dataset.colorMode).toBe('dark');
  expect(renderHook(useColorMode).result.current).toBe('dark');
});

it('follows the choice that is made in another tab', () => {
  const { result } = renderHook(useColorMode);
  localStorage.setItem('colorMode', 'dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'colorMode' })));
  expect(result.current).toBe('dark');
});

it('is light on paper, whatever somebody works in, and as it was on the screen afterwards', () => {
  printLight();
  setColorMode('dark');
  dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement.dataset.colorMode).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.colorMode).toBe('dark');
});
