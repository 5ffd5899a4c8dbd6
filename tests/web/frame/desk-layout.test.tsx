import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddUndoableMutation, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import { useToast } from '../../../src/web/identity/toast';
import { openShell } from './desk';

const content = () => {
  const element = document.getElementById('main-content');
  if (!element) throw new Error('The desk has no content.');
  return element;
};

afterEach(() => onlineManager.setOnline(true));

describe('the shell of the desk', { timeout: 60_000 }, () => {
  it('leads to what the role may list, and to nothing else', async () => {
    await openShell({ pages: { '/': <h1>Home</h1> } });
    const areas = screen.getByRole('navigation', { name: 'Areas' });
    await within(areas).findByRole('link', { name: 'Files' });
    expect(within(areas).getByRole('link', { name: 'Companies' })).toHaveAttribute('href', '/companies');
    expect(within(areas).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(within(areas).queryByRole('link', { name: 'Invoices' })).toBeNull();
    expect(within(areas).queryByRole('heading', { name: 'Money' })).toBeNull();
  });

  it('leads to no list in which nothing can ever stand, by the rail or by the search', async () => {
    const user = userEvent.setup();
    const invoices = { resource: 'vendorInvoice', actions: ['list', 'show', 'create'] };
    const files = { resource: 'file', actions: ['list'] };
    const { router } = await openShell({
      pages: { '/': <h1>Home</h1>, '/vendor-invoices': <GeneratedList name="vendorInvoice" slots={{}} /> },
      more: { permissions: [files, invoices], staysEmpty: ['vendorInvoice'] },
    });
    const areas = screen.getByRole('navigation', { name: 'Areas' });
    await within(areas).findByRole('link', { name: 'Files' });
    expect(within(areas).queryByRole('link', { name: 'Vendor invoices' })).toBeNull();
    await user.keyboard('/vendor');
    expect(screen.queryByRole('option', { name: /vendor invoice/i })).toBeNull();
    await user.keyboard('{Escape}');
    await act(() => router.navigate('/vendor-invoices?invoiceStatus=in_review'));
    expect(
      await screen.findByText(
        'Vendors bill the agency, and not your company directly: their invoices never stand here.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('folds its rail to icons that keep their names', async () => {
    const user = userEvent.setup();
    await openShell({ pages: { '/': <h1>Home</h1> } });
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('link', { name: 'Files' })).toBeVisible();
  });

  it('gives another page the focus and its top, and finds the place again on the way back', async () => {
    const user = userEvent.setup();
    const { router } = await openShell({
      pages: { '/': <Link to="/other">Other</Link>, '/other': <h1>Other page</h1> },
    });
    content().scrollTop = 300;
    content().dispatchEvent(new Event('scroll'));
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await screen.findByRole('heading', { name: 'Other page' });
    expect(content().scrollTop).toBe(0);
    await waitFor(() => expect(content()).toHaveFocus());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(content().scrollTop).toBe(300));
  });

  it('says that there is no connection for as long as there is none', async () => {
    const { router } = await openShell({ pages: { '/': <h1>Home</h1>, '/field': <h1>Field</h1> } });
    act(() => onlineManager.setOnline(false));
    expect(screen.getByText(/You are offline.*nothing can be saved on this page/)).toBeVisible();
    await act(() => router.navigate('/field'));
    expect(screen.getByText(/You are offline.*what you record here is kept, and sent/)).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('stands when a page cannot be shown, and shows it when it is tried again', async () => {
    const user = userEvent.setup();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isWhole = false;
    function Frail() {
      if (!isWhole) throw new Error('Not now.');
      return <h1>Whole</h1>;
    }
    await openShell({ pages: { '/': <Frail /> } });
    expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Areas' })).toBeVisible();
    isWhole = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Whole' })).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('a message of the desk', { timeout: 60_000 }, () => {
  it('is shown of whatever a screen tells by its toast, an error as an alert, until the next one', async () => {
    const user = userEvent.setup();
    function Telling() {
      const show = useToast();
      return (
        <>
          <button onClick={() => show({ status: 'error', message: 'It went wrong.' })}>Fail</button>
          <button onClick={() => show({ status: 'success', message: 'It is saved.' })}>Save</button>
        </>
      );
    }
    await openShell({ pages: { '/': <Telling /> } });
    await user.click(screen.getByRole('button', { name: 'Fail' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It went wrong.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is saved.')).toBeVisible();
    expect(screen.queryByText('It went wrong.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('It is saved.')).toBeNull());
  });

  it('stays five seconds, and goes by itself', async () => {
    const user = userEvent.setup();
    function Failing() {
      const show = useToast();
      return <button onClick={() => show({ status: 'error', message: 'It went wrong.' })}>Fail</button>;
    }
    await openShell({ pages: { '/': <Failing /> } });
    await user.click(screen.getByRole('button', { name: 'Fail' }));
    const alert = await screen.findByRole('alert');
    const since = Date.now();
    await waitFor(() => expect(alert).not.toBeInTheDocument(), { timeout: 20_000, interval: 50 });
    expect(Date.now() - since).toBeGreaterThan(4500);
  });

  it('takes back what was done, on Undo', async () => {
    const user = userEvent.setup();
    const ended = vi.fn();
    function Removing() {
      const notify = useNotify();
      const add = useAddUndoableMutation();
      return (
        <button
          onClick={() => {
            add(ended);
            notify('Removed', { undoable: true });
          }}
        >
          Remove
        </button>
      );
    }
    await openShell({ pages: { '/': <Removing /> } });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(ended).toHaveBeenCalledExactlyOnceWith({ isUndo: true });
  });
});
