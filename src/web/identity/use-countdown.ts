import { useEffect, useState } from 'react';
import type { Clock } from '../http/clock';

/** Whole seconds until a moment, counted down; and how to set that moment, in seconds from now. */
export function useCountdown(clock: Clock): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => clock.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => (left > 0 ? clock.after(1000, () => setNow(clock.now())) : undefined), [left, now, clock]);

  return [
    left,
    (seconds) => {
      setNow(clock.now());
      setUntil(clock.now() + seconds * 1000);
    },
  ];
}
