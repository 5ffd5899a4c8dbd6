import type { FormDeclaration } from '#contract/forms/form';
import { visibilityOfSide } from '#contract/lifecycles/document';
import { sideOf } from '#contract/roles/sides';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Caller } from '../request/caller';

/** To whom a form is shown that somebody makes: to whom its declaration says, as far as their side shows anything to those. */
export function shownTo(
  { visibility }: FormDeclaration,
  { activityType }: Caller,
): ValueOf<'documentVisibility'> {
  const may = visibilityOfSide[sideOf(activityType)];
  return may.includes(visibility) ? visibility : may[0];
}
