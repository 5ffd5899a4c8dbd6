import type { KindName } from '#contract/fields';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { PartInput } from '../../kinds/inputs/part';
import type { KindInputProps } from '../../kinds/people-half';

/** How a client wants to be worked for. Who may not loosen it is told so before they try. */
export function PlaybookInput(props: KindInputProps<KindName>) {
  const { t } = useWords();
  const { reachesAll } = useRights();
  return (
    <PartInput
      {...(props as KindInputProps<'part'>)}
      {...(!reachesAll && { helperText: t('record.playbookBinds') })}
    />
  );
}
