import type { RouterProvider } from 'react-admin';
import { RouterProviderContext, useRouterProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import type { ResourceName } from '#contract/resources/index';
import { fromListParams, toListParams } from './list-params';

/**
 * Addresses of lists are written in the words of their calls (`?status=secured&sortBy=-daysPastDue`), for people to read, share and
 * keep; react-admin writes its own (`?filter={…}&sort=…`). Here each reads the other's: react-admin's list hooks find their parameters
 * in the location, and what they navigate to arrives in the address as the product writes it.
 */
export function ListRouter(props: { name: ResourceName; usualSize: number; children: ReactNode }) {
  const { name, usualSize, children } = props;
  const router = useRouterProvider();
  const translated = useMemo(
    (): RouterProvider => ({
      ...router,
      useLocation: function useListLocation() {
        const location = router.useLocation();
        return useMemo(
          () => ({ ...location, search: toListParams(name, location.search) }),
          // eslint would have the location alone; the rest is fixed with the provider.
          [location],
        );
      },
      useNavigate: function useListNavigate() {
        const navigate = router.useNavigate();
        return useCallback(
          (to, options) => {
            const isOwn = typeof to === 'object' && to.pathname === undefined && to.search !== undefined;
            return navigate(
              isOwn ? { ...to, search: fromListParams(name, to.search ?? '', usualSize) } : to,
              options,
            );
          },
          [navigate],
        );
      },
    }),
    [router, name, usualSize],
  );
  return <RouterProviderContext.Provider value={translated}>{children}</RouterProviderContext.Provider>;
}
