import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { usePageActions } from '../../../src/web/frame/page-actions';
import { loadWords } from '../../../src/web/i18n/words';
import { answer } from '../tabs';
import { openShell } from './desk';

const fileOf = (id: string, ref: string, more: object = {}) => ({ _id: id, ref, version: 1, ...more });

const pages = { '/': <h1>Home</h1>, '/files/:id': <h1>A file</h1>, '/companies': <h1>All companies</h1> };

const field = () => screen.getByRole('combobox', { name: 'Search files, companies, people' });

/** The line that reads so, once it is there. What is marked in it is words of the same line. */
const line = (words: RegExp) =>
  waitFor(() => {
    const lines = screen.queryAllByRole('option').filter(({ textContent }) => words.test(textContent));
    expect(lines).toHaveLength(1);
    return lines[0];
  });

const searched = (path: string) => new URL(path, 'http://host').searchParams.get('search') ?? '';

beforeAll(() => loadWords('en').then(() => undefined));

describe('the search of the desk', { timeout: 60_000 }, () => {
  it('loses no key that is typed right after the one that opens it', async () => {
    await openShell({ pages });
    fireEvent.keyDown(document.body, { key: '/' });
    // Before anything else may happen: the field is there, and has the focus.
    expect(field()).toHaveFocus();
  });

  it('waits with Enter for the answer to what stands there, and opens none of an earlier word', async () => {
    const user = userEvent.setup();
    let tell = (_: Response) => {};
    const late = new Promise<Response>((resolve) => {
      tell = resolve;
    });
    const { router } = await openShell({
      pages,
      host: ({ path }) => {
        if (!path.startsWith('/file/search')) return undefined;
        return searched(path) === 'second'
          ? late
          : answer(200, { data: [fileOf('f-1', 'FIRST-1')], total: 1 });
      },
    });
    await user.keyboard('/first');
    await line(/FIRST-1/);
    await user.clear(field());
    await user.type(field(), 'second{Enter}');
    expect(router.state.location.pathname).toBe('/');
    tell(answer(200, { data: [fileOf('f-2', 'SECOND-2')], total: 1 }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/files/f-2'));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('says by which field something was found', async () => {
    const user = userEvent.setup();
    await openShell({
      pages,
      host: ({ path }) =>
        path.startsWith('/file/search')
          ? answer(200, { data: [fileOf('f-1', 'LNA-1', { serialNumber: '1HGCM82633A004352' })], total: 1 })
          : undefined,
    });
    await user.keyboard('/hgcm826');
    expect(await line(/LNA-1.*VIN or serial number: 1HGCM82633A004352/)).toBeVisible();
  });

  it('goes to a page of the role by its name', async () => {
    const user = userEvent.setup();
    await openShell({ pages });
    await screen.findByRole('link', { name: 'Companies' });
    await user.keyboard('/compan{Enter}');
    expect(await screen.findByRole('heading', { name: 'All companies' })).toBeVisible();
  });

  it('does what the open page offers', async () => {
    const user = userEvent.setup();
    const onNote = vi.fn();
    function Offering() {
      usePageActions('LNA-1', [{ key: 'note', word: 'Write a note', run: onNote }]);
      return <h1>LNA-1</h1>;
    }
    await openShell({ pages: { '/': <Offering /> } });
    await user.keyboard('/');
    expect(await screen.findByRole('group', { name: 'LNA-1' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(onNote).toHaveBeenCalledOnce();
  });

  it('knows the files that were opened last', async () => {
    const user = userEvent.setup();
    const { router } = await openShell({
      pages,
      at: '/files/f-7',
      host: ({ path }) =>
        path.startsWith('/file/list') && path.includes('f-7')
          ? answer(200, { data: [fileOf('f-7', 'LNA-7', { debtorName: 'Ines Sample' })], total: 1 })
          : undefined,
    });
    await router.navigate('/');
    await user.keyboard('/');
    expect(await line(/LNA-7.*Ines Sample/)).toBeVisible();
  });
});
