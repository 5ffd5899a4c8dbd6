import { vocabularies } from '../vocabularies';
import type { ValueOf } from '../vocabularies';
import { normaliseValue } from '../kinds/index';
import { readCell } from './read-cell';

export interface ReadAddress {
  readonly line1: string;
  readonly city: string;
  readonly state?: ValueOf<'province'>;
  readonly postalCode?: string;
}

const country = /[ ,]+canada$/i;
const postalCode = /^(.+?)[ ,]+([a-z]\d[a-z][ -]?\d[a-z]\d)$/i;
/** Where a province stands at the end: as Québec writes it, after a comma, or as two letters. */
const provinces = [/^(.+?)[ ,]*\(([^()]+)\)$/, /^(.+), ([^,]+)$/, /^(.+) (\p{L}{2})$/u];
const streetAndCity = /^(.*\p{L}.*), ([^,\d]+)$/u;

/**
 * An address that is written in one line: street, city, and a province or a postal code, with a comma before the city. Undefined where these
 * cannot be told apart for certain.
 */
export function readAddress(line: string): ReadAddress | undefined {
  const text = line.normalize('NFC').replace(/\s+/g, ' ').trim().replace(country, '');
  const [, before = text, postal] = postalCode.exec(text) ?? [];
  const [rest, state] = withoutProvince(before);
  const [, line1, city] = streetAndCity.exec(rest) ?? [];
  if (!line1 || !city || isCode(city) || (!state && !postal)) return undefined;
  const code = postal && (normaliseValue(postal, { kind: 'postalCode' }) as string);
  return { line1, city, ...(state && { state }), ...(code && { postalCode: code }) };
}

const isCode = (text: string): boolean => vocabularies.province.some((code) => code === text.toUpperCase());

/** A city may be called as its province: what stands before a province has a city of its own. */
function withoutProvince(text: string): readonly [rest: string, state?: ValueOf<'province'>] {
  for (const pattern of provinces) {
    const [, rest, name] = pattern.exec(text) ?? [];
    if (!rest || !name || !streetAndCity.test(rest)) continue;
    const read = readCell(name, { kind: 'choice', of: 'province' });
    if ('value' in read) return [rest, read.value as ValueOf<'province'>];
  }
  return [text];
}
