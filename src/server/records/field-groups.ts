import { Problem } from '#contract/problems';
import type { ResourceName } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Caller } from '../request/caller';
import { may } from '../request/rights';
import { guardedFields } from './present';

/**
 * Holds a body to the rights of the field groups it touches, and keeps what is masked for the caller from being written
 * back as it was shown.
 * @throws Problem FIELD_FORBIDDEN naming the field.
 */
export function checkFieldGroups(
  caller: Caller,
  name: ResourceName,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const { field, group, mask } of guardedFields(name)) {
    if (!(field in values)) continue;
    const refused = (group && !may(caller, group, 'edit')) || (mask && !may(caller, 'pii', 'reveal'));
    if (refused)
      throw new Problem('FIELD_FORBIDDEN', {
        message: sentence('problems.notYoursSet', { name: field }),
        errors: { [field]: sentence('problems.notYoursSetToo') },
      });
  }
}
