import type { EnforcementRule } from './enforcement-rule';
import { dispositionNotices } from './enforcement-rules/disposition-notices';
import { deemedService } from './enforcement-rules/deemed-service';
import { seizureLimits } from './enforcement-rules/seizure-limits';
import { licensedSeizure } from './enforcement-rules/licensed-seizure';
import { deficiency } from './enforcement-rules/deficiency';
import { retentionObjections } from './enforcement-rules/retention';
import { reinstatement } from './enforcement-rules/reinstatement';
import { registries } from './enforcement-rules/registries';

/** The rules that a new installation starts with. They are edited as data; nothing here is legal advice. */
export const enforcementRules: readonly EnforcementRule[] = [
  ...dispositionNotices,
  ...retentionObjections,
  ...reinstatement,
  ...deemedService,
  ...seizureLimits,
  ...licensedSeizure,
  ...deficiency,
  ...registries,
];
