import type { ResourceName } from '#contract/resources/index';
import { hiddenFromVendors } from '#contract/roles/hidden-from-vendors';
import { sideOf } from '#contract/roles/sides';
import { useSession } from '../identity/identity-context';

const none: readonly string[] = [];

/** The fields of a resource that this person is shown nothing of, since they stand on another side of a file. */
export function useHidden(name: ResourceName): readonly string[] {
  const { user } = useSession();
  const isVendor = sideOf((user?.activityType ?? 'agency') as Parameters<typeof sideOf>[0]) === 'vendor';
  return isVendor && name in hiddenFromVendors
    ? hiddenFromVendors[name as keyof typeof hiddenFromVendors]
    : none;
}
