/**
 * Fetches the admin application's chunks into the browser's cache, without running them, once the page is idle. Their names are
 * in the page since the build.
 */
export function warmAdmin(): void {
  const names =
    document.querySelector<HTMLMetaElement>('meta[name="warm"]')?.content.split(' ').filter(Boolean) ?? [];
  const fetchAll = () => {
    for (const href of names)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      );
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 4000 });
  else setTimeout(fetchAll, 2000);
}
