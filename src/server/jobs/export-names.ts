import { sql } from 'kysely';
import type { Field } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Db, Row } from '../database/tables';
import { scopeConditions } from '../records/conditions';
import { from } from '../records/from';
import type { Caller } from '../request/caller';
import { rulesOf } from '../records/installed-rules';
import type { ExportColumn } from './export-columns';
import { choiceWord } from '../words/value-words';
import type { Language } from '../words/languages';

const most = 50_000;

/** Names of the records that rows refer to, as far as the caller reaches them; the same for the whole of an export. */
export class Names {
  private readonly known = new Map<string, string>();

  constructor(
    private readonly db: Db,
    private readonly caller: Caller,
    private readonly language: Language,
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

  private async readFrom(resource: ResourceName, ids: readonly string[]): Promise<void> {
    for (const id of ids) this.known.set(id, '');
    const { named, fields } = declarationOf(resource);
    // What is kept in both languages (`name`, `nameFr`) is told in the one that is asked for.
    const inLanguage = (name: string): string =>
      this.language === 'fr' && `${name}Fr` in fields
        ? `coalesce(nullif(t."${name}Fr", ''), t."${name}") "${name}"`
        : `t."${name}"`;
    const read = sql.raw(['_id', ...named].map(inLanguage).join(', '));
    const all = [sql`t._id = any(${ids}::uuid[])`, ...scopeConditions(rulesOf(resource).scope(this.caller))];
    const { rows } = await sql<Row>`
      select ${read} from ${from(resource)} where ${sql.join(all, sql.raw(' and '))}`.execute(this.db);
    for (const row of rows) {
      const words = named.map((field) => this.word(row[field], fields[field]));
      this.known.set(String(row._id), words.filter(Boolean).join(' '));
    }
  }

  private word(value: unknown, field: Field | undefined): string {
    if (value === null || value === undefined) return '';
    return field?.kind === 'choice' ? choiceWord(field.of, String(value), this.language) : String(value);
  }
}

function idsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === null || value === undefined ? [] : [String(value)];
}
