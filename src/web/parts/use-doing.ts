import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWords } from '../i18n/words';
import { failureText } from './failure-text';

/** What came of something, as a sentence; `good` where it went as it was meant. */
export interface Told {
  readonly good: boolean;
  readonly message: string;
}

/** What is done, and a sentence of it where it went well and there is something to say. */
export type Work = () => Promise<Told | string | void>;

/** Does something and says what came of it, or why it failed; busy meanwhile. */
export function useDoing() {
  const words = useWords();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const run = async (work: Work): Promise<void> => {
    setBusy(true);
    try {
      const told = await work();
      if (typeof told === 'string') notify(told, { type: 'success' });
      else if (told) notify(told.message, { type: told.good ? 'success' : 'error' });
    } catch (error) {
      notify(failureText(error, words), { type: 'error' });
    }
    setBusy(false);
  };
  return { busy, run };
}
