import type { Field, Fields } from '#contract/fields';

interface Placed {
  readonly value: string;
  readonly where: string;
  readonly circle: string;
}

/**
 * Strings that stand nowhere else, each with the circle of those who may read it. Whatever comes back to someone outside
 * that circle has leaked.
 */
export class Canaries {
  private readonly circles = new Map<string, { circle: string; where: string }>();
  /** What was told of those outside, until another one is kept. */
  private readonly told = new Map<(circle: string) => boolean, readonly Placed[]>();
  private count = 0;

  /** A new string of the circle, in a form that a field of this kind may hold. */
  make(
    circle: string,
    where: string,
    field: Pick<Field, 'kind'> & { pattern?: string } = { kind: 'text' },
  ): string {
    this.count += 1;
    const number = String(this.count).padStart(5, '0');
    const value = this.formed(number, field);
    return this.keep(circle, where, value);
  }

  /** A value that stands as it is, such as the id of a record. */
  keep(circle: string, where: string, value: string): string {
    const known = this.circles.get(value.toLowerCase());
    if (known && known.circle !== circle) throw new Error(`${value} stands for two circles`);
    this.circles.set(value.toLowerCase(), { circle, where });
    this.told.clear();
    return value;
  }

  private formed(number: string, { kind, pattern }: Pick<Field, 'kind'> & { pattern?: string }): string {
    if (pattern === 'account') return `7733${number}90${number}`;
    if (pattern === 'businessNumber') return `7733${number}RT0001`;
    if (pattern === 'companyCode') return `ZQ${number}`;
    if (pattern === 'slug') return `zq_${number}_qz`;
    if (kind === 'email') return `zq${number}qz@canary.example`;
    if (kind === 'phone') return `+17733${number.padStart(6, '0')}`;
    if (kind === 'money') return `77${number}33.17`;
    if (kind === 'date') return new Date(Date.UTC(1902, 0, Number(number))).toISOString().slice(0, 10);
    if (kind === 'serial') return `ZQ${number}QZ`;
    return `zq${number}qz`;
  }

  /** What of a text is not for those who read only these circles. */
  foreignIn(text: string, mayRead: (circle: string) => boolean): string[] {
    const found = new Set(text.toLowerCase().match(this.shapes()) ?? []);
    return [...found].flatMap((value) => {
      const known = this.circles.get(value);
      return known && !mayRead(known.circle) ? [`${known.circle}: ${known.where} (${value})`] : [];
    });
  }

  /** All values outside what a person may read, with where they stand. */
  outside(mayRead: (circle: string) => boolean): readonly Placed[] {
    const told = this.told.get(mayRead);
    if (told) return told;
    const values = [...this.circles].flatMap(([value, known]) =>
      mayRead(known.circle) ? [] : [{ value, ...known }],
    );
    this.told.set(mayRead, values);
    return values;
  }

  // One pass over an answer for all forms at once; a masked end of four characters is none of them.
  private shapes(): RegExp {
    return /7733\d{5}90\d{5}|7733\d{5}rt0001|zq_?\d{5}(?:_?qz(?:@canary\.example)?)?|\+17733\d{6}|(?<![\d.])\d+\.\d{2}(?!\d)|19\d{2}-\d{2}-\d{2}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  }
}

const filled = new Set<Field['kind']>([
  'text',
  'prose',
  'email',
  'phone',
  'serial',
  'texts',
  'value',
  'money',
]);

/**
 * A canary in every column of a resource that can carry one, inside its parts too. `circleOf` says whose it is; where it
 * says nothing, the field stays empty.
 */
export function fillFields(
  canaries: Canaries,
  fields: Fields,
  circleOf: (path: string, field: Field) => string | undefined,
  at = '',
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const path = at ? `${at}.${name}` : name;
      if (field.derived) return [];
      if (field.kind === 'part') return [[name, fillFields(canaries, field.fields, circleOf, path)]];
      if (field.kind === 'parts') return [[name, [fillFields(canaries, field.fields, circleOf, path)]]];
      const isSecretDate = field.kind === 'date' && field.mask !== undefined;
      if (!filled.has(field.kind) && !isSecretDate) return [];
      const circle = circleOf(path, field);
      if (!circle) return [];
      const value = canaries.make(circle, path, field);
      return [[name, field.kind === 'texts' ? [value] : value]];
    }),
  );
}
