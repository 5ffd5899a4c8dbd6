import { useEffect, useEffectEvent } from 'react';

/** Tells what has come of something, each time that it comes to something else. */
export function useNotifyChange(what: string, tell: () => void): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    told();
  }, [what]);
}
