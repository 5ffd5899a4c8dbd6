/**
 * The text of a form in one language, as plain data. `{{name}}` is a merge field. What is required and not known yet leaves a line to
 * fill in; a sentence or a row that speaks of anything else that nobody knows is left out.
 */
export type TextBlock =
  | string
  /** A name and a value in each row; the name may be a merge field too. */
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly amounts: readonly AmountText[] }
  /** A field with several names, below the sentence that leads to them. */
  | { readonly lead: string; readonly list: string }
  /** Photos of the file, below the sentence that leads to them. */
  | { readonly lead: string; readonly pictures: string }
  /** Sentences under each other, each a point of its own. */
  | { readonly points: readonly string[] }
  /** Lines for signatures by hand, with what stands below each. */
  | { readonly signs: readonly string[] };

/** A row of its own, or one for each of a field's rows, below what leads to them. */
export type AmountText =
  | { readonly label: string; readonly of: string; readonly strong?: true }
  | { readonly each: string; readonly lead?: string };

export interface FormText {
  readonly en: readonly TextBlock[];
  readonly fr: readonly TextBlock[];
}
