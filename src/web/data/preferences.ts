import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIdentity, useSession } from '../identity/identity-context';
import { readCapabilities } from './capabilities';
import { log } from './log';

type Preferences = Readonly<Record<string, unknown>>;

/** Kept per person, and kept when they log out: how somebody likes a list is no secret of the next person's. */
const storageKey = (userId: string) => `preferences.${userId}`;

function readKept(userId: string): Preferences {
  try {
    return JSON.parse(localStorage.getItem(storageKey(userId)) ?? '{}') as Preferences;
  } catch {
    return {};
  }
}

const keep = (userId: string, preferences: Preferences) =>
  localStorage.setItem(storageKey(userId), JSON.stringify(preferences));

/**
 * One thing that a person likes so: columns, views, the width of the rail. The host keeps it where it can, so that it follows
 * them to another browser; this browser keeps it as well, so that a page is drawn right the first time.
 * @returns the value, and a function that sets it
 */
export function usePreference<T>(key: string, usual: T): [T, (value: T) => void] {
  const { http } = useIdentity();
  const { user } = useSession();
  const userId = user?._id ?? '';
  const queryClient = useQueryClient();
  const { data } = useQuery<Preferences>({
    queryKey: ['desk', 'preferences', userId],
    queryFn: async () => {
      const offered = await queryClient.ensureQueryData({
        queryKey: ['desk', 'capabilities'],
        queryFn: () => readCapabilities(http),
        staleTime: Infinity,
      });
      if (!offered.has('preferences')) return readKept(userId);
      const { body } = await http.call('GET', '/desk/preferences');
      const { preferences } = body as { preferences: Preferences };
      keep(userId, preferences);
      return preferences;
    },
    placeholderData: () => readKept(userId),
    staleTime: Infinity,
  });

  const set = useCallback(
    (value: T) => {
      const next = {
        ...readKept(userId),
        ...queryClient.getQueryData<Preferences>(['desk', 'preferences', userId]),
        [key]: value,
      };
      keep(userId, next);
      queryClient.setQueryData(['desk', 'preferences', userId], next);
      const offered = queryClient.getQueryData<ReadonlySet<string>>(['desk', 'capabilities']);
      if (offered?.has('preferences'))
        http
          .call('PATCH', '/desk/preferences', { body: { key, value } })
          .catch((error: unknown) => log('A preference was not kept by the host.', error));
    },
    [http, key, queryClient, userId],
  );
  const value = data?.[key];
  return [value === undefined || value === null ? usual : (value as T), set];
}
