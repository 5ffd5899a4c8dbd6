import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu } from '../../../src/web/menu';

it.each(Object.entries(menu).flatMap(([name, place]) => (place ? [[name, place.icon] as const] : [])))(
  'is drawn, and read to nobody: %s',
  (_, Icon) => {
    const { container } = render(<Icon />);
    const drawn = container.querySelector('svg');
    expect(drawn).toHaveAttribute('aria-hidden', 'true');
    expect(drawn?.querySelector('path')).not.toBeNull();
  },
);
