import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palettes, stageColors } from '../../../src/web/theme/tokens';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
};

describe.each(['light', 'dark'] as const)('the %s colours', (mode) => {
  const colors = palettes[mode];
  const grounds = [colors.canvas, colors.surface, colors.sunken, colors.hover];

  it('keep every text at 4.5:1 on every ground', () => {
    const texts = [colors.text, colors.quiet, colors.accent, colors.danger, colors.warning, colors.success];
    for (const text of [...texts, ...Object.values(stageColors[mode])]) {
      for (const ground of grounds)
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onAccent, colors.accentStrong)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onDanger, colors.danger)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.text, colors.accentWash)).toBeGreaterThanOrEqual(4.5);
  });

  it('keep the edges of inputs at 3:1', () => {
    for (const ground of [colors.surface, colors.canvas])
      expect(contrast(colors.edge, ground)).toBeGreaterThanOrEqual(3);
  });

  it('are the same in the style sheet', () => {
    const sheet = readFileSync('src/web/theme/theme.css', 'utf8');
    const start = sheet.indexOf(mode === 'light' ? ':root {' : ":root[data-color-mode='dark']");
    const block = sheet.slice(start, sheet.indexOf('}', start));
    const found = Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = '', value]) => [name, value]),
    );
    const expected = Object.fromEntries(
      Object.entries(colors).map(([name, value]) => [
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      ]),
    );
    expect(found).toEqual(expected);
  });
});
