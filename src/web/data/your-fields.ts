import { limitedFields, sideOf } from '#contract/roles/sides';
import type { ResourceName } from '#contract/resources/index';
import { useSession } from '../identity/identity-context';
import { useRights } from './rights';

/** The fields of a resource that the signed-in person may set on what stands; nothing where they may set them all. */
export function useYourFields(name: ResourceName): readonly string[] | undefined {
  const { user } = useSession();
  const rights = useRights();
  if (!user || !rights.limited(name, 'edit')) return undefined;
  return limitedFields[name]?.[sideOf((user.activityType ?? 'agency') as Parameters<typeof sideOf>[0])];
}
