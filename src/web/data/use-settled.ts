import { useEffect, useState } from 'react';

/** Milliseconds without a key after which what is typed is asked for. */
const pause = 160;

/** What was typed, once the person pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
