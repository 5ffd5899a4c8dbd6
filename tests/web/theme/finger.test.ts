import { expect, it } from 'vitest';
import { finger } from '../../../src/web/theme/overrides/finger';
import { theme } from '../../../src/web/theme/theme';

type Rules = Readonly<Record<string, unknown>>;
const components = theme.components as Readonly<
  Record<string, { readonly styleOverrides?: { readonly root?: Rules | ((given: object) => Rules) } }>
>;

/** What a component looks like under a finger. */
function pressed(name: string): unknown {
  const root = components[name]?.styleOverrides?.root;
  return (typeof root === 'function' ? root({ theme }) : root)?.[finger];
}

it.each([
  ['MuiButton', { minWidth: 44, minHeight: 44 }],
  ['MuiIconButton', { minWidth: 44, minHeight: 44 }],
  ['MuiTab', { minWidth: 44, minHeight: 44 }],
  ['MuiToggleButton', { height: 44, minWidth: 44 }],
  ['MuiListItemButton', { minHeight: 44 }],
  ['MuiMenuItem', { minHeight: 44 }],
  ['MuiOutlinedInput', { minHeight: 44 }],
  ['MuiFormControlLabel', { minHeight: 44 }],
  ['MuiAccordionSummary', { minHeight: 44 }],
  ['MuiTableSortLabel', { minHeight: 44 }],
  // Around an icon of 18 pixels.
  ['MuiCheckbox', { padding: 13 }],
  ['MuiRadio', { padding: 13 }],
])('%s is 44 pixels under a finger', (name, size) => {
  expect(pressed(name)).toEqual(size);
});
