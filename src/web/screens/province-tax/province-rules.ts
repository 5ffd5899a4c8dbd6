import { useQuery } from '@tanstack/react-query';
import { networkCommands } from '#contract/commands/network';
import type { EnforcementRule } from '#contract/reference/enforcement-rule';
import { addressOf } from '../../data/calls';
import { useIdentity } from '../../identity/identity-context';

/** A rule of enforcement as the host tells it: of the province, or of the whole country where the province has none of its own. */
export interface ProvinceRule extends Pick<
  EnforcementRule,
  'province' | 'value' | 'unit' | 'appliesTo' | 'confidence'
> {
  readonly _id: string;
  readonly key: string;
  readonly sourceTitle: string | null;
  readonly sourceUrl: string | null;
  readonly verifiedOn: string | null;
}

/** The rules that are in force in a province today. */
export function useProvinceRules(province: string, needed = true) {
  const { http } = useIdentity();
  return useQuery({
    queryKey: ['desk', 'provinceRules', province],
    queryFn: async () => {
      const { method, path } = addressOf(networkCommands.showProvinceTax.call, { province });
      const { body } = await http.call(method, path);
      return (body as { enforcementRules?: readonly ProvinceRule[] }).enforcementRules ?? [];
    },
    enabled: needed && province !== '',
    staleTime: 600_000,
  });
}
