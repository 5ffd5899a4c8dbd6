import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { memo, startTransition, useEffect, useState } from 'react';

/**
 * A page that is loaded when it is first shown, or ahead of that by `load`; until then `wait` stands in its place. Not React's
 * `lazy`: React shows the next page no sooner than 300 ms after it began to wait for the last, and the pages on the way
 * from signing in to a list would each wait so.
 */
export function whenLoaded<P extends object>(
  find: () => Promise<ComponentType<P>>,
  wait: ReactNode = null,
): FunctionComponent<P> & { readonly load: () => Promise<ComponentType<P>> } {
  let found: ComponentType<P> | undefined;
  let finding: Promise<ComponentType<P>> | undefined;

  function load(): Promise<ComponentType<P>> {
    finding ??= find().then(
      (page) => (found = page),
      (error: unknown) => {
        // A lost connection is no reason to fail the next time as well.
        finding = undefined;
        throw error;
      },
    );
    return finding;
  }

  function WhenLoaded(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | undefined>(() => found);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Page) return;
      let here = true;
      load().then(
        (page) => here && startTransition(() => setPage(() => page)),
        (error: unknown) => here && setFailure({ error }),
      );
      return () => {
        here = false;
      };
    }, [Page]);
    if (failure) throw failure.error;
    return Page ? <Page {...props} /> : wait;
  }
  // Whatever makes the frame draw anew is no reason for the page to.
  return Object.assign(memo(WhenLoaded) as FunctionComponent<P>, { load });
}
