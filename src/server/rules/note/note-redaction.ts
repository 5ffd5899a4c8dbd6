import type { Recorded } from '#contract/resources/index';
import { writtenDay, writtenNumber, writtenText } from './written-forms';

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

/** Something by which somebody is known, in every form in which it is written. */
export interface Known {
  readonly label: string;
  readonly written: RegExp;
  /** How much it says; what says more is taken out before what is a piece of it. */
  readonly length: number;
}

/** A day is longer than a name: that of somebody called April is a whole one still. */
const lengthOfDay = 1_000;

/**
 * By what the people and the thing of a file are known, wherever somebody may have written it. `parties`: with what is kept sealed of them
 * opened.
 */
export function knownOf(file: Recorded<'file'>, parties: readonly Recorded<'relatedParty'>[]): Known[] {
  const names = [
    ...[file.debtorName, ...wordsOf(file.debtorName)],
    ...parties.flatMap(({ firstName, middleName, lastName, businessName, aliases, employer }) => [
      firstName && lastName ? `${firstName} ${lastName}` : null,
      ...[businessName, firstName, middleName, lastName, employer?.name],
      ...(aliases ?? []).flatMap((alias) => [alias, ...wordsOf(alias)]),
    ]),
  ];
  const places = parties.flatMap(({ addresses, employer }) => [
    ...(addresses ?? []).flatMap(({ line1, line2, postalCode }) => [line1, line2, postalCode]),
    ...[employer?.address, employer?.address?.split(',')[0]],
  ]);
  const numbers = [
    ...[file.ref, file.bankAccountNumber, file.contractNumber, file.clientReference],
    ...[file.serialNumber, file.asset?.plateNumber],
    ...parties.flatMap(({ phoneNumbers, emails, employer }) => [
      ...(phoneNumbers ?? []).map(({ number }) => number),
      ...(emails ?? []),
      employer?.phone,
    ]),
  ];
  const labelled = (label: string, values: Values, written: (value: string) => RegExp): Known[] =>
    values
      .flatMap((value) => value?.trim() ?? [])
      .filter(({ length }) => length > 2)
      .map((value) => ({ label, written: written(value), length: value.length }));
  const days = parties.flatMap(({ dateOfBirth }) => dateOfBirth ?? []);
  return [
    ...days.map((day) => ({ label: 'birth date', written: writtenDay(day), length: lengthOfDay })),
    ...labelled('person', names, writtenText),
    ...labelled('address', places, writtenText),
    ...labelled('number', numbers, writtenText),
    ...labelled(
      'licence',
      parties.map(({ driverLicenceNumber }) => driverLicenceNumber?.replace(/[^\p{L}\d]/gu, '')),
      writtenNumber,
    ),
  ];
}

type Values = readonly (string | null | undefined)[];

const wordsOf = (name: string | null | undefined): string[] => name?.split(/[\s,]+/) ?? [];

/** Takes known values and everything of the shape of a number, an address or a code by which somebody is known out of texts. */
export function redactionOf(known: readonly Known[]): Redaction {
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
  const longestFirst = [...known].sort((one, other) => other.length - one.length);
  return {
    hide: (text) => {
      let hidden = text;
      for (const { label, written } of longestFirst)
        hidden = hidden.replace(written, (found) => tokenFor(label, found));
      for (const [label, shape] of shapes) hidden = hidden.replace(shape, (found) => tokenFor(label, found));
      return hidden;
    },
    show: (text) => text.replace(/\[[a-z ]+ \d+\]/g, (token) => originals.get(token) ?? token),
  };
}
