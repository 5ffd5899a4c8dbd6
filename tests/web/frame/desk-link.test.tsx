import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DeskLink } from '../../../src/web/frame/desk-link';

const show = (part: ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>);

describe('a link of the desk', () => {
  it('is built from a route, the parameters that are not empty, and an anchor', () => {
    show(
      <DeskLink to="/files" query={{ stage: ['a', 'b'], status: '', q: 'é&' }} anchor="last">
        Files
      </DeskLink>,
    );
    expect(screen.getByRole('link', { name: 'Files' })).toHaveAttribute(
      'href',
      '/files?stage=a&stage=b&q=%C3%A9%26#last',
    );
  });

  it('is a disabled button when it is disabled', () => {
    show(
      <DeskLink to="/files" label="Next file" disabled>
        →
      </DeskLink>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next file' })).toBeDisabled();
  });
});
