import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { useClientShares } from '../../../../../src/web/screens/file/assignments/client-shares';

const terms: Readonly<Record<string, object>> = {
  shares: { playbook: { sharePreviousFindings: true } },
  keeps: { playbook: { sharePreviousFindings: false } },
  silent: { playbook: null },
};

/** Reads companies whose terms are those that their ids say. */
const dataProvider = testDataProvider({
  getOne: (_, { id }) => Promise.resolve({ data: { id, ...terms[String(id)] } as never }),
});

function Desk({ children }: { readonly children: ReactNode }) {
  return <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>;
}

it.each([
  ['shares', null, true],
  ['silent', null, false],
  ['shares', 'silent', true],
  ['shares', 'keeps', false],
  ['keeps', 'shares', true],
] as const)(
  'a file of a client that %s and an office that %s is proposed with %s',
  async (clientId, clientOfficeId, shared) => {
    const { result } = renderHook(() => useClientShares({ clientId, clientOfficeId }), { wrapper: Desk });
    expect(result.current.shares).toBeUndefined();
    await waitFor(() => expect(result.current.shares).toBe(shared));
  },
);
