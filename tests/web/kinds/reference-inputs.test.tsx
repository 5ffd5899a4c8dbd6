import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DeclaredInput } from '../../../src/web/kinds/declared-input';
import type { Request } from '../tabs';
import { answer } from '../tabs';
import { ask } from './ask';

const company = (_id: string, companyName: string, code: string) => ({ _id, companyName, code, version: 1 });
const north = company('00000000-0000-4000-8000-000000000001', 'Crédit Nord', 'CN1');
const twin = company('00000000-0000-4000-8000-000000000002', 'Crédit Nord', 'CN2');
const south = company('00000000-0000-4000-8000-000000000003', 'South Lending', 'SL');

function host({ method, path, body }: Request) {
  const url = new URL(path, 'http://host');
  if (url.pathname === '/company/search') {
    const found = url.searchParams.get('search') === 'nord' ? [north, twin] : [];
    return answer(200, { data: found });
  }
  if (method === 'GET' && url.pathname === '/company/list') {
    const ids = url.searchParams.getAll('ids');
    // What is offered before anything is typed does not hold the twins: whoever picks one picks what was searched for.
    const data = ids.length === 0 ? [south] : [north, twin, south].filter(({ _id }) => ids.includes(_id));
    return answer(200, { data, total: data.length });
  }
  if (url.pathname.startsWith('/company/batch') || method === 'POST') {
    const { ids = [] } = (body ?? {}) as { ids?: string[] };
    return answer(200, { data: [north, twin, south].filter(({ _id }) => ids.includes(_id)) });
  }
  return undefined;
}

describe('a reference', () => {
  it('is found by the words that the host searches, two of the same name told apart', async () => {
    const { user, stored, requests } = await ask(<DeclaredInput source="clientOfficeId" />, { host });
    const input = await screen.findByRole('combobox');
    expect(requests.some(({ path }) => path.startsWith('/company'))).toBe(false);
    await user.type(input, 'nord');
    await user.click(await screen.findByRole('option', { name: /CN2/ }));
    await waitFor(() => expect(input).toHaveValue('Crédit Nord'));
    expect(await stored()).toMatchObject({ clientOfficeId: twin._id });
  });

  it('says of a search that failed that it failed, and not that there is nothing', async () => {
    const { user } = await ask(<DeclaredInput source="clientOfficeId" />, {
      host: (request) =>
        request.path.startsWith('/company/search') ? answer(400, { code: 'MALFORMED' }) : host(request),
    });
    await user.type(await screen.findByRole('combobox'), 'nord');
    await screen.findByText('The search failed. Type again, or try again later.');
    expect(screen.queryByText('Nothing found')).not.toBeInTheDocument();
  });

  it('offers only what may be meant while the host still searches', async () => {
    let answered = () => {};
    const searched = new Promise<void>((resolve) => (answered = resolve));
    const { user, stored } = await ask(<DeclaredInput source="clientOfficeId" />, {
      host(request) {
        const path = new URL(request.path, 'http://host');
        if (path.pathname === '/company/search')
          return searched.then(() => answer(200, { data: [north, twin] }));
        if (path.pathname === '/company/list' && path.searchParams.getAll('ids').length === 0)
          return answer(200, { data: [south, twin], total: 2 });
        return host(request);
      },
    });
    const input = await screen.findByRole('combobox');
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.type(input, 'nord');
    await waitFor(() => expect(screen.queryByRole('option', { name: /South/ })).not.toBeInTheDocument());
    expect(screen.getAllByRole('option')).toHaveLength(1);
    answered();
    expect(await screen.findByRole('option', { name: /CN1/ })).toBeVisible();
    await user.click(screen.getByRole('option', { name: /CN2/ }));
    expect(await stored()).toMatchObject({ clientOfficeId: twin._id });
  });

  it('is shown by its name, and emptied with its text', async () => {
    const { user, stored } = await ask(<DeclaredInput source="clientOfficeId" />, {
      host,
      record: { clientOfficeId: south._id },
    });
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveValue('South Lending'));
    await user.clear(input);
    expect(await stored()).toMatchObject({ clientOfficeId: null });
  });

  it('says so where nothing is found', async () => {
    const { user } = await ask(<DeclaredInput source="clientOfficeId" />, { host });
    await user.type(await screen.findByRole('combobox'), 'zzz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });

  it('to several keeps those that stood before', async () => {
    const { user, stored } = await ask(<DeclaredInput source="officeIds" />, {
      host,
      resource: 'users',
      record: { officeIds: [south._id] },
    });
    await screen.findByText('South Lending');
    await user.type(screen.getByRole('combobox'), 'nord');
    await user.click(await screen.findByRole('option', { name: /CN1/ }));
    expect(await stored()).toMatchObject({ officeIds: [south._id, north._id] });
  });

  it('that hangs on another field is found among what that one leaves, typed or of the record', async () => {
    const { user, requests } = await ask(
      <>
        <DeclaredInput source="companyId" resource="users" />
        <DeclaredInput source="officeIds" resource="users" />
        <DeclaredInput source="clientOfficeId" />
      </>,
      { host, record: { clientId: south._id } },
    );
    const [company, offices, office] = await screen.findAllByRole('combobox');
    const asked = (among: string) =>
      waitFor(() =>
        expect(requests.map(({ path }) => path)).toContainEqual(
          expect.stringContaining(`officesOf=${among}`),
        ),
      );
    await user.type(office as HTMLElement, 'n');
    await asked(south._id);
    await user.type(company as HTMLElement, 'nord');
    await user.click(await screen.findByRole('option', { name: /CN2/ }));
    await user.type(offices as HTMLElement, 's');
    await asked(twin._id);
  });
});
