import { networkCommands } from '#contract/commands/network';
import type { EnforcementRule } from '#contract/reference/enforcement-rule';
import { addressOf } from '../../data/calls';
import { useRead } from '../../data/use-read';

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
export const useProvinceRules = (province: string, needed = true) =>
  useRead<{ enforcementRules?: readonly ProvinceRule[] }, readonly ProvinceRule[]>(
    ['desk', 'provinceRules', province],
    addressOf(networkCommands.showProvinceTax.call, { province }).path,
    {
      enabled: needed && province !== '',
      staleTime: 600_000,
      select: ({ enforcementRules = [] }) => enforcementRules,
    },
  );
