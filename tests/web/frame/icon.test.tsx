import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { IconName } from '../../../src/web/frame/icon';
import { Icon } from '../../../src/web/frame/icon';

const asked: readonly IconName[] = [
  ...(['up', 'down', 'left', 'right'] as const),
  ...(['bin', 'edit', 'search', 'copy', 'pin', 'reply', 'eye', 'plus', 'info', 'check', 'close'] as const),
];

it.each(asked)('the icon %s is drawn, and read to nobody', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/));
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
