import { sql } from 'kysely';
import type { Field } from '#contract/fields';
import { declarationOf, isResourceName } from '#contract/resources/index';
import type { Db, Row } from '../database/tables';
import type { CsvCell } from '../spreadsheets/write-csv';
import type { XlsxCell } from '../spreadsheets/write-xlsx';
import { scopeCondition } from '../records/conditions';
import { from } from '../records/read-list';
import type { Caller } from '../request/caller';
import { rules } from '../rules/index';
import { choiceWord } from './export-columns';
import type { ExportColumn, Language } from './export-columns';

const most = 50_000;

/** Names of the records that rows refer to, as far as the caller reaches them; the same for the whole of an export. */
export class Names {
  private readonly known = new Map<string, string>();

  constructor(
    private readonly db: Db,
    private readonly caller: Caller,
  ) {}

  /** Reads the names that a batch of rows needs. */
  async read(rows: readonly Row[], columns: readonly ExportColumn[]): Promise<void> {
    if (this.known.size > most) this.known.clear();
    for (const { name, field } of columns) {
      if (field.kind !== 'reference' && field.kind !== 'references') continue;
      const ids = new Set(rows.flatMap((row) => idsOf(row[name])));
      const missing = [...ids].filter((id) => !this.known.has(id));
      if (missing.length > 0) await this.readFrom(field.to, missing);
    }
  }

  of(id: string): string {
    return this.known.get(id) ?? '';
  }

  private async readFrom(resource: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) this.known.set(id, '');
    if (!isResourceName(resource)) return;
    const named = sql.raw(
      declarationOf(resource)
        .named.map((field) => `t."${field}"`)
        .join(', '),
    );
    const all = [sql`t._id = any(${ids}::uuid[])`, ...scopeCondition(rules[resource].scope(this.caller))];
    const { rows } = await sql<{ _id: string; name: string }>`
      select t._id, concat_ws(' ', ${named}) name from ${from(resource)} where ${sql.join(all, sql.raw(' and '))}`.execute(
      this.db,
    );
    for (const { _id, name } of rows) this.known.set(_id, name);
  }
}

function idsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === null || value === undefined ? [] : [String(value)];
}

interface Telling {
  readonly names: Names;
  readonly language: Language;
  readonly timeZone: string;
}

const yesNo = { en: ['Yes', 'No'], fr: ['Oui', 'Non'] } as const;

/** A value as people read it: choices by their words, references by their names. */
function told(value: unknown, field: Field, { names, language, timeZone }: Telling): string {
  switch (field.kind) {
    case 'choice':
      return choiceWord(field.of, String(value), language);
    case 'choices':
      return (value as string[]).map((one) => choiceWord(field.of, one, language)).join('; ');
    case 'reference':
      return names.of(String(value));
    case 'references':
      return (value as string[])
        .map((id) => names.of(id))
        .filter(Boolean)
        .join('; ');
    case 'texts':
      return (value as string[]).join('; ');
    case 'flag':
      return yesNo[language][value === true ? 0 : 1];
    case 'moment':
      return localTime(String(value), timeZone);
    default:
      return String(value);
  }
}

const isNumber = (field: Field): boolean => ['money', 'integer', 'decimal'].includes(field.kind);
// A masked amount or date is text, and stays text.
const numeric = /^-?\d+(\.\d+)?$/;

/** A value as a cell of a CSV. Numbers stay numbers, money with both its places; all else is text. */
export function csvCell(value: unknown, field: Field, telling: Telling): CsvCell {
  if (value === null || value === undefined) return null;
  if (isNumber(field) && numeric.test(String(value))) return { digits: String(value) };
  return told(value, field, telling);
}

/** A value as a typed cell of a workbook. */
export function xlsxCell(value: unknown, field: Field, telling: Telling): XlsxCell {
  if (value === null || value === undefined) return null;
  if (isNumber(field) && numeric.test(String(value))) return Number(value);
  if (field.kind === 'date') return new Date(`${String(value)}T00:00:00Z`);
  // A workbook's time has no zone: it is the person's own.
  if (field.kind === 'moment')
    return new Date(`${localTime(String(value), telling.timeZone).replace(' ', 'T')}Z`);
  return told(value, field, telling);
}

/** How a workbook shows the cells of a column; absent for text. */
export function xlsxFormat({ kind }: Field): string | undefined {
  if (kind === 'money') return '#,##0.00';
  if (kind === 'integer') return '0';
  if (kind === 'date') return 'yyyy-mm-dd';
  return kind === 'moment' ? 'yyyy-mm-dd hh:mm' : undefined;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function localTime(instant: string, timeZone: string): string {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  return clock.format(new Date(instant));
}

// A zone that nobody knows must not keep a person from their export.
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const shown = { dateStyle: 'short', timeStyle: 'medium' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...shown, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...shown, timeZone: 'America/Toronto' });
  }
}
