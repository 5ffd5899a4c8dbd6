/** Does something once the page has nothing else to do, or `latest` milliseconds from now. */
export function whenIdle(run: () => void, latest: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, latest / 2);
}

/**
 * Fetches the admin application's chunks into the browser's cache, without running them, once the page is idle. Their names are
 * in the page since the build.
 */
export function warmAdmin(): void {
  const names =
    document.querySelector<HTMLMetaElement>('meta[name="warm"]')?.content.split(' ').filter(Boolean) ?? [];
  whenIdle(() => {
    for (const href of names)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      );
  }, 4000);
}
