import type { Recorded } from '#contract/resources/index';

/** What is taken out of texts before they leave the house, and how it is put back into what comes for it. */
export interface Redaction {
  readonly hide: (text: string) => string;
  readonly show: (text: string) => string;
}

const shapes: readonly (readonly [label: string, shape: RegExp])[] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  ['serial', /\b[A-HJ-NPR-Z0-9]{17}\b/giu],
  ['postal code', /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/giu],
  ['phone', /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/gu],
  // A date keeps its dashes; every longer run of figures may be an account, a licence or an insurance number.
  ['number', /\b\d{3}[ -]\d{3}[ -]\d{3}\b|\b(?=[A-Z]*\d)[A-Z]{0,4}\d{5,}\b/giu],
];

/** By what the people and the thing of a file are known, wherever somebody may have written it. */
export function knownOf(
  file: Recorded<'file'>,
  parties: readonly Recorded<'relatedParty'>[],
): (readonly [label: string, value: string])[] {
  const names = [
    file.debtorName,
    ...(file.debtorName?.split(/[\s,]+/) ?? []),
    ...parties.flatMap(({ firstName, lastName, businessName }) => [
      firstName && lastName ? `${firstName} ${lastName}` : null,
      ...[businessName, firstName, lastName],
    ]),
  ];
  const places = parties.flatMap(({ addresses }) =>
    (addresses ?? []).flatMap(({ line1, line2, postalCode }) => [line1, line2, postalCode]),
  );
  const numbers = [
    ...[file.ref, file.bankAccountNumber, file.contractNumber, file.clientReference],
    ...[file.serialNumber, file.asset?.plateNumber],
    ...parties.flatMap(({ phoneNumbers, emails }) => [
      ...(phoneNumbers ?? []).map(({ number }) => number),
      ...(emails ?? []),
    ]),
  ];
  const labelled = (label: string, values: readonly (string | null | undefined)[]) =>
    values.flatMap((value) => (value && value.trim().length > 2 ? [[label, value.trim()] as const] : []));
  return [...labelled('person', names), ...labelled('address', places), ...labelled('number', numbers)];
}

/** Takes known values and everything of the shape of a number, an address or a code by which somebody is known out of texts. */
export function redactionOf(known: readonly (readonly [label: string, value: string])[]): Redaction {
  const tokens = new Map<string, string>();
  const originals = new Map<string, string>();
  const tokenFor = (label: string, value: string): string => {
    const held = tokens.get(value.toLowerCase());
    if (held) return held;
    const token = `[${label} ${tokens.size + 1}]`;
    tokens.set(value.toLowerCase(), token);
    originals.set(token, value);
    return token;
  };
  const longestFirst = [...known].sort(([, one], [, other]) => other.length - one.length);
  return {
    hide: (text) => {
      let hidden = text;
      for (const [label, value] of longestFirst)
        hidden = hidden.replace(wordOf(value), (found) => tokenFor(label, found));
      for (const [label, shape] of shapes) hidden = hidden.replace(shape, (found) => tokenFor(label, found));
      return hidden;
    },
    show: (text) => text.replace(/\[[a-z ]+ \d+\]/g, (token) => originals.get(token) ?? token),
  };
}

const wordOf = (value: string): RegExp => {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'giu');
};
