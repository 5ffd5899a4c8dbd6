import type { Refusal } from '#contract/lifecycles/why-not';
import type { Words } from '../../i18n/words';
import { fill } from '../../i18n/words';
import type { FileTexts } from '../../i18n/en/file';

/** Why a move is not open, as a person says it: the gate or the field by its name. */
export function refusalWords(
  refusal: Refusal,
  words: Pick<Words, 'choice' | 'label'>,
  texts: FileTexts,
): string {
  const { code, gate, field } = refusal;
  return fill(texts.refusal[code], {
    gate: gate ? words.choice('gate', gate) : '',
    field: field ? words.label('file', field) : '',
  });
}
