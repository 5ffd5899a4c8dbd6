import { sql } from 'kysely';
import type { Field } from '#contract/fields';
import type { ReportParameter, ReportParameters } from '#contract/reports/report-parameters';
import type { ResourceName } from '#contract/resources/index';
import type { RoleKey } from '#contract/roles/role-keys';
import type { languages } from '../words/languages';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';

export type ReportColumnName = keyof (typeof languages)['en']['reports']['columns'];

/** For whom a report is put together, when, and how it is narrowed. `today`: the day where they are. */
export interface ReportAsk {
  readonly caller: Caller;
  readonly now: Date;
  readonly today: string;
  readonly parameters: ReportParameters;
}

/** What is worked out for a report. `guardedBy`: the field whose mask, for who asks, hides it too. */
export interface WorkedColumn {
  readonly field: Field;
  readonly as: (ask: ReportAsk) => Sql;
  readonly guardedBy?: string;
}

/**
 * A report: rows of one resource in the scope of who asks and as they may see them, or, with `groupedBy`, what such rows come to.
 * - `own`: fields of the resource, by their paths; only where rows are not grouped. `worked`: what is worked out besides, after them.
 * - `narrows`: the parameters that it takes, with what each is compared to. `dated`: the day that `dateFrom` and `dateTo` bound.
 * - `asOf`: it tells how things stood at the end of `dateTo`, today where none is named, which `ask` carries.
 * - `on`: which rows it is about, under the alias `t`, and `joins`, what stands beside each.
 * - `sums`: the columns whose values add up to something, by their names; what runs on, or is of two sides, does not.
 * - `roles`: who may have it made, of those that may list the resource and what it tells of `besides`. `filed`: a company's filters narrow it, since it is on files.
 */
export interface ReportType {
  readonly of: ResourceName;
  readonly besides?: readonly ResourceName[];
  readonly roles: readonly RoleKey[];
  readonly own?: readonly string[];
  readonly worked?: { readonly [name in ReportColumnName]?: WorkedColumn };
  readonly joins?: (ask: ReportAsk) => Sql;
  readonly on?: (ask: ReportAsk) => Sql;
  readonly narrows?: { readonly [P in ReportParameter]?: Sql };
  readonly dated?: (ask: ReportAsk) => Sql;
  readonly asOf?: true;
  readonly groupedBy?: Sql;
  readonly having?: Sql;
  readonly order?: Sql;
  readonly sums?: readonly string[];
  readonly filed?: true;
}

const agency = ['supervisor', 'file_manager', 'remarketing_specialist', 'accountant'] as const;
const clients = ['lender_supervisor', 'lender_user'] as const;

/** An amount to the cent; none where there is nothing. */
export const cents = (expression: Sql): Sql => sql`coalesce(${expression}, 0)::numeric(14,2)`;

/** Groups of those who have reports made; administrators may have all. */
export const everyone: readonly RoleKey[] = ['administrator', ...agency, ...clients, 'vendor_manager'];
export const agencyAndClient: readonly RoleKey[] = ['administrator', ...agency, ...clients];
export const agencyPeople: readonly RoleKey[] = ['administrator', ...agency];
export const leads: readonly RoleKey[] = ['administrator', 'supervisor', 'lender_supervisor'];
export const accounts: readonly RoleKey[] = ['administrator', 'accountant'];

export const integer = { kind: 'integer' } as const;
export const decimal = { kind: 'decimal' } as const;
export const money = { kind: 'money', signed: true } as const;
export const day = { kind: 'date' } as const;
export const moment = { kind: 'moment' } as const;
export const flag = { kind: 'flag' } as const;
export const text = { kind: 'text' } as const;
export const company = { kind: 'reference', to: 'company' } as const;

/** Whatever is read of a file's amounts is hidden with its balance. */
export const amounts = 'balanceAmount';

/** The day on which an instant falls where who asks is. */
export const dayOf =
  (instant: string) =>
  ({ caller }: ReportAsk): Sql =>
    sql`(${sql.raw(instant)} at time zone ${caller.timeZone})::date`;

/** Whole days between two days. */
export const daysSince = (from: Sql, ask: ReportAsk): Sql => sql`(${ask.today}::date - ${from})`;

/** A fact inside a part of a file under the alias `t`. */
export const inPart = (part: string, name: string): Sql => sql.raw(`(t."${part}" ->> '${name}')`);

/** What the client of the file is that a row lies on. */
export const clientOfFile = sql`(select f."clientId" from file f where f._id = t."fileId")`;
export const stateOfFile = sql`(select f.state from file f where f._id = t."fileId")`;

/** What reports on files are usually narrowed by. */
export const fileNarrows = {
  clientId: sql`t."clientId"`,
  state: sql`t.state`,
  stage: sql`t.stage`,
  status: sql`t.status`,
  assetType: sql`t."assetType"`,
  contractType: sql`t."contractType"`,
} as const;
