import type { ScreenTexts } from '../i18n/en/screens';
import { fill } from '../i18n/words';

type ProblemText = keyof ScreenTexts['problems'];

/** The contract's sentences by what they say. The path they begin with gives way to the field's own label. */
const known: readonly (readonly [RegExp, ProblemText])[] = [
  [/is a required field$|cannot be null$|must be defined$/, 'required'],
  [/must be at least (\d+) characters$/, 'shortest'],
  [/must be at most (\d+) characters$/, 'longest'],
  [/must be greater than or equal to (-?[\d.]+)$/, 'least'],
  [/must be less than or equal to (-?[\d.]+)$/, 'most'],
  [/must be an integer$/, 'whole'],
  [/must be a `number` type/, 'number'],
  [/must be an amount such as/, 'amount'],
  [/must not be negative$/, 'negative'],
  [/must be a date such as/, 'date'],
  [/must be an instant such as/, 'instant'],
  [/must be a valid email$/, 'email'],
  [/must be a phone number with its area code$/, 'phone'],
  [/must be a postal code such as/, 'postalCode'],
  [/must be 17 characters without I, O or Q$/, 'vin'],
  [/must be letters and digits$/, 'letters'],
  [/is not in the expected form$/, 'form'],
  [/must be one line of text$|carries characters that are not text$/, 'line'],
  [/must be one of the values offered$|must be one of the following|must be an id$/, 'offered'],
  [/must have less than or equal to (\d+) items$/, 'tooMany'],
  [/cannot be set( here\.)?$|not yours to set\.?$/, 'forbidden'],
];

/** A problem as a person reads it at the field, in the screen's language; what is not of the contract's own is left as the host said it. */
export function problemSentence(message: string, label: string, texts: ScreenTexts): string {
  for (const [pattern, name] of known) {
    const match = pattern.exec(message);
    if (match) return fill(texts.problems[name], { label, count: match[1] ?? '' });
  }
  return message;
}
