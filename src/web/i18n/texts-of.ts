/** The same keys as a language's texts, with any words: what every other language has to have. */
export type TextsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]> };
