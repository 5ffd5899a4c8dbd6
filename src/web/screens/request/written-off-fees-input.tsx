import { writtenOffFees } from '#contract/lifecycles/fee';
import type { KindName } from '#contract/fields';
import { ReferencesInput } from '../../kinds/inputs/reference';
import type { KindInputProps } from '../../kinds/people-half';

/** The fees that a client is asked to give up: those of the file that can be written off. */
export function WrittenOffFeesInput(props: KindInputProps<KindName>) {
  return <ReferencesInput {...(props as KindInputProps<'references'>)} among={writtenOffFees} />;
}
