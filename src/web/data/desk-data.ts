import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Store } from 'react-admin';
import type { Identity } from '../identity/create-identity';
import { createDataProvider } from './data-provider';
import { createDeskStore } from './desk-store';
import { createQueryClient } from './query-client';

/** What the desk of one person reads with and remembers by. */
export interface DeskData {
  readonly dataProvider: DataProvider;
  readonly queryClient: QueryClient;
  readonly store: Store;
}

const begun = new WeakMap<Identity, { readonly generation: number; readonly data: DeskData }>();

/** The same for as long as one person is signed in, so that what was asked for before the desk is drawn is there when it is. */
export function deskData(identity: Identity): DeskData {
  const { session } = identity;
  const { id: generation } = session.generation();
  const known = begun.get(identity);
  if (known?.generation === generation) return known.data;
  const data = {
    dataProvider: createDataProvider(identity.http),
    queryClient: createQueryClient(import.meta.env.VITE_REFETCH_ON_MOUNT),
    store: createDeskStore({ ...identity, userId: session.state().user?._id ?? '' }),
  };
  begun.set(identity, { generation, data });
  return data;
}
