import { useRef, useState } from 'react';
import { useFailure } from '../../failure';

/** How one file of many fared; `failure` says why it stayed as it was. */
export interface Outcome {
  readonly id: string;
  readonly failure?: string;
}

/** What is done with one file. The key is the same for every try, so that none is done twice. */
export type Act = (id: string, key: string) => Promise<unknown>;

/** Does something with each of many files, one after the other; what fails leaves the others alone, and can be tried again. */
export function useBulkRun() {
  const explain = useFailure();
  const keys = useRef(new Map<string, string>());
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const [share, setShare] = useState<number | null>(null);

  const run = async (ids: readonly string[], act: Act) => {
    const found = new Map(outcomes?.map((outcome) => [outcome.id, outcome]));
    for (const [place, id] of ids.entries()) {
      setShare(place / ids.length);
      const key = keys.current.get(id) ?? crypto.randomUUID();
      keys.current.set(id, key);
      found.set(
        id,
        await act(id, key).then(
          () => ({ id }),
          (error: unknown) => ({ id, failure: explain(error) }),
        ),
      );
    }
    setShare(null);
    setOutcomes([...found.values()]);
  };
  return { run, outcomes, share };
}
