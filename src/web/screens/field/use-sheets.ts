import { useEffect, useState } from 'react';
import { useRead } from '../../data/use-read';
import { useIdentity, useSession } from '../../identity/identity-context';
import { keepApp } from '../../worker/keep-app';
import { sheetsKey } from './hooked-sheets';
import { leaveBehind, takeAlong, takenAlong } from './taken-along';
import type { TakenAlong } from './taken-along';
import type { Place } from './use-place';

/** What lies so far apart, in degrees, is not worth asking anew: some hundred metres. */
const coarse = 1e3;
const coarsely = (degrees: number): number => Math.round(degrees * coarse) / coarse;

/**
 * What somebody looks for today as the host says it, and until it does, as it was last taken along. What it says is kept for a start
 * without a line, and left behind when they sign out. `since`: when that was, where it is not the host's word of now.
 */
export function useSheets(place: Place | undefined) {
  const { session } = useIdentity();
  const userId = useSession().user?._id ?? '';
  const from = place && { latitude: coarsely(place.latitude), longitude: coarsely(place.longitude) };
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = useRead(
    [...sheetsKey, from],
    'showField',
    from ?? {},
    { gcTime: Infinity, placeholderData: (before) => before },
  );
  const [taken, setTaken] = useState<TakenAlong>();
  useEffect(() => {
    keepApp();
    let here = true;
    void takenAlong(userId, Date.now()).then((found) => here && setTaken(found));
    const stop = session.onPersonChange(() => void leaveBehind());
    return () => {
      here = false;
      stop();
    };
  }, [session, userId]);
  useEffect(() => {
    if (data && !isPlaceholderData) void takeAlong(userId, { sheets: data, at: dataUpdatedAt });
  }, [data, dataUpdatedAt, isPlaceholderData, userId]);
  return {
    sheets: (data ?? taken?.sheets)?.data,
    inHand: (data ?? taken?.sheets)?.inHand ?? [],
    since: !data ? taken?.at : error ? dataUpdatedAt || undefined : undefined,
    error: data || taken ? null : error,
    refetch,
  };
}
