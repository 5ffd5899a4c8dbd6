/** What stands on a made form, in its order. Everything is written out in the language of the form. */
export type PageBlock =
  | { readonly text: string }
  /** What it is about: a name and a value in each row. */
  | { readonly facts: readonly (readonly [string, string])[] }
  /** Amounts under each other; a strong one is a sum, and a row without an amount leads to those below it. */
  | {
      readonly amounts: readonly {
        readonly label: string;
        readonly amount: string | null;
        readonly strong?: true;
      }[];
    }
  | { readonly list: readonly string[] }
  /** Photos of the file side by side, each by its document and with what stands below it. */
  | { readonly pictures: readonly FormPicture[] }
  /** Lines to sign on by hand, each with what stands below it. */
  | { readonly signs: readonly string[] };

/** A photo on a form. */
export interface FormPicture {
  readonly documentId: string;
  readonly label: string;
}

/** A made form before it is laid out on paper: who writes, the day, to whom, and what. */
export interface FormPage {
  readonly title: string;
  readonly sender: readonly string[];
  readonly dated: string;
  /** How it is served, where that was said. */
  readonly method: string | null;
  /** One block of lines for each recipient. */
  readonly to: readonly (readonly string[])[];
  readonly blocks: readonly PageBlock[];
  readonly signature: readonly string[];
}
