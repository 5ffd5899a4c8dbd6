import type { Refusal } from '#contract/lifecycles/why-not';
import type { Words } from '../../i18n/words';

/** Why a move is not open, as a person says it: the gate or the field by its name. */
export function refusalWords(
  refusal: Refusal,
  { choice, label, t }: Pick<Words, 'choice' | 'label' | 't'>,
): string {
  const { code, gate, field } = refusal;
  return t(`file.refusal.${code}`, {
    gate: gate ? choice('gate', gate) : '',
    field: field ? label('file', field) : '',
  });
}
