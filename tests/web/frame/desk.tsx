import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DeskLayout } from '../../../src/web/frame/desk-layout';
import type { Host } from '../show-in-desk';
import { showInDesk } from '../show-in-desk';
import { answer } from '../tabs';

const role = {
  _id: 'r-1',
  key: 'supervisor',
  name: 'Supervisor',
  permissions: [
    { resource: 'file', actions: ['list', 'show', 'create'] },
    { resource: 'company', actions: ['list', 'show'] },
  ],
};

/** The shell of the desk with pages of its own, for a supervisor who may see files and companies. */
export async function openShell(parts: {
  pages: Readonly<Record<string, ReactNode>>;
  host?: Host;
  at?: string;
  asked?: Promise<void>;
  /** What the host says of the role besides what every supervisor may. */
  more?: object;
}) {
  const { pages, host = () => undefined, at = '/', asked, more } = parts;
  const given = { ...role, ...more };
  const shown = await showInDesk(
    <DeskLayout>
      <Routes>
        {Object.entries(pages).map(([path, page]) => (
          <Route key={path} path={path} element={page} />
        ))}
      </Routes>
    </DeskLayout>,
    {
      role: given,
      at,
      host: (request) =>
        request.path.startsWith('/role/') ? asked?.then(() => answer(200, given)) : host(request),
    },
  );
  await screen.findByRole('navigation', { name: 'Areas' });
  return shown;
}
