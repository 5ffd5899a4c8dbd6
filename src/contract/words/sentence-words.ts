/**
 * What the host says in English, and how it reads in one language. The English is the key and is a pattern: `{name}` stands
 * for any text, `{name:kind}` for a text that is itself read in the language (see `PartKind`). What is read names its parts
 * without their kinds: `'{field:field} must be within {days} days': '{field} : au plus {days} jours'`.
 */
export type SentenceWords = Readonly<Record<string, string>>;

/**
 * What a part of a sentence is: `field` the path of a field, `fields` several · `money` an amount such as `1234.50` · `date` such as
 * `2026-11-20`, `number` a whole number · `due` what a
 * reminder is of · `sentence` another
 * sentence of the host · `program` what is for programs, and is left out · else the name of a vocabulary or of a closed list of the register,
 * whose values come by themselves or as a list.
 */
export type PartKind = string;

export interface SentencePart {
  readonly name: string;
  /** `text` where the pattern names no kind. */
  readonly kind: PartKind;
  readonly text: string;
}

/** A sentence of the host that the register knows: how it reads, with `{name}` for each of its parts. */
export interface KnownSentence {
  readonly pattern: string;
  readonly reads: string;
  readonly parts: readonly SentencePart[];
}

const field = String.raw`[\w$]+(?:\.\w+|\[[^\]]*\])*`;
const shapes: Readonly<Record<string, string>> = {
  field,
  fields: `${field}(?:, ${field})*`,
  money: String.raw`-?[\d,]+\.\d\d`,
  date: String.raw`\d{4}-\d\d-\d\d`,
  number: String.raw`\d+`,
};

const part = /\{(\w+)(?::(\w+))?\}/g;

/**
 * The expression that a pattern's sentences match, a group for each part.
 * @param hole what else may stand in place of any part: the law reads patterns against sources, where a part is not known yet
 */
export function expressionOf(pattern: string, hole?: string): RegExp {
  let from = 0;
  let source = '';
  for (const { index, 0: whole, 2: kind = '' } of pattern.matchAll(part)) {
    const shape = shapes[kind] ?? '.+?';
    source += literal(pattern.slice(from, index));
    source += hole ? `(${shape}|(?:[\\w.[\\]]*${hole}[\\w.[\\]]*)+)` : `(${shape})`;
    from = index + whole.length;
  }
  return new RegExp(`^${source}${literal(pattern.slice(from))}$`, 'su');
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** The names of a pattern's parts with their kinds, in its order. */
export const partsOf = (pattern: string): { readonly name: string; readonly kind: PartKind }[] =>
  [...pattern.matchAll(part)].map(([, name = '', kind = 'text']) => ({ name, kind }));

/** How much of a sentence a pattern says itself; of several that match, the one that says most is meant. */
export const plainLength = (pattern: string): number => pattern.replace(part, '').length;

/** Finds what a sentence of the host is, the pattern that says most of it first; `undefined` for what no pattern says. */
export function sentenceFinder(words: SentenceWords): (sentence: string) => KnownSentence | undefined {
  const whole = new Map(Object.entries(words).filter(([pattern]) => !pattern.includes('{')));
  let patterns: [string, string, RegExp][] | undefined;
  return (sentence) => {
    const reads = whole.get(sentence);
    if (reads !== undefined) return { pattern: sentence, reads, parts: [] };
    patterns ??= Object.entries(words)
      .filter(([pattern]) => !whole.has(pattern))
      .sort(([one], [other]) => plainLength(other) - plainLength(one))
      .map(([pattern, said]) => [pattern, said, expressionOf(pattern)]);
    for (const [pattern, said, expression] of patterns) {
      const match = expression.exec(sentence);
      if (match)
        return {
          pattern,
          reads: said,
          parts: partsOf(pattern).map(({ name, kind }, index) => ({
            name,
            kind,
            text: match[index + 1] ?? '',
          })),
        };
    }
    return undefined;
  };
}

/** Reads sentences with their parts as they came, where no other words are at hand; what no pattern says stays. */
export function plainReader(words: SentenceWords): (sentence: string) => string {
  const find = sentenceFinder(words);
  return (sentence) => {
    const known = find(sentence);
    if (!known) return sentence;
    const texts = new Map(known.parts.map(({ name, text }) => [name, text]));
    return known.reads.replace(/\{(\w+)\}/g, (whole, name: string) => texts.get(name) ?? whole);
  };
}
