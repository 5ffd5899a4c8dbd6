import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageGuard } from '../../../src/web/frame/page-guard';
import { DeniedPage } from '../../../src/web/frame/still-pages';
import { openShell } from './desk';

const elsewhere = { '/access-denied': <DeniedPage />, '/': <h1>Home</h1> };

describe('a page of the desk', { timeout: 60_000 }, () => {
  it('is shown to a role that holds its right', async () => {
    const page = (
      <PageGuard access={{ right: ['file', 'list'], redirectTo: '/' }}>
        <h1>Files here</h1>
      </PageGuard>
    );
    await openShell({ pages: { ...elsewhere, '/files': page }, at: '/files' });
    expect(await screen.findByRole('heading', { name: 'Files here' })).toBeVisible();
  });

  it('stays blank until the role is known, and sends away who may not open it', async () => {
    let know = () => {};
    const asked = new Promise<void>((resolve) => {
      know = resolve;
    });
    const page = (
      <PageGuard access={{ right: ['invoice', 'list'], redirectTo: '/access-denied' }}>
        <h1>Invoices here</h1>
      </PageGuard>
    );
    const { router } = await openShell({
      pages: { ...elsewhere, '/invoices': page },
      at: '/invoices',
      asked,
    });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    know();
    expect(await screen.findByRole('heading', { name: 'Your role does not open this page' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/access-denied');
  });

  it('sends who is of none of its roles to where it says', async () => {
    const page = (
      <PageGuard access={{ roleBasedAccess: ['accountant'], redirectTo: '/' }}>
        <h1>Of the accounts</h1>
      </PageGuard>
    );
    await openShell({ pages: { ...elsewhere, '/accounts': page }, at: '/accounts' });
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Of the accounts' })).toBeNull();
  });
});
