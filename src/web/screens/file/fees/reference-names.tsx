import { useGetMany } from 'ra-core';
import type { Brief } from '#contract/resources/index';
import { resourcePaths } from '../../../data/resource-paths';

/** Companies to choose from, by name. */
export function ReferenceNames({ ids }: { ids: readonly string[] }) {
  const { data } = useGetMany<Brief<'company'> & { id: string }>(resourcePaths.company, { ids: [...ids] });
  return ids.map((id) => (
    <option key={id} value={id}>
      {data?.find((one) => one?.id === id)?.companyName ?? id}
    </option>
  ));
}
