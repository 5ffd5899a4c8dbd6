import { useEffect, useEffectEvent } from 'react';
import type { ValueOf } from '#contract/vocabularies/index';
import { isTyping } from '../../frame/keys';
import { usePageKeys } from '../../frame/page-keys';
import { useTranslate } from '../../i18n/use-translate';

type Decision = ValueOf<'approvalDecision'>;

/** The letters by which invoices are decided: the same in the inbox, on a page and for those that are ticked. */
export const decisionKeys = { approved: 'a', disputed: 'i', rejected: 'd' } as const;

interface DecisionKeysProps {
  readonly press: Partial<Record<Decision, () => void>>;
}

/** Decides by these letters, wherever nothing is typed and no dialog is open. */
export function DecisionKeys({ press }: DecisionKeysProps) {
  const t = useTranslate();
  const words = { approved: 'approve', disputed: 'dispute', rejected: 'reject' } as const;
  const decisions = (Object.keys(decisionKeys) as Decision[]).filter((one) => press[one]);
  usePageKeys(
    t('vendorInvoice.keys'),
    decisions.map((one) => [decisionKeys[one], t(`vendorInvoice.decide.${words[one]}`)]),
  );
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const decision = decisions.find((one) => decisionKeys[one] === event.key);
    if (!decision) return;
    // The letter is not also written into the dialog that opens.
    event.preventDefault();
    press[decision]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return null;
}
