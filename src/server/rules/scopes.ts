import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { scopeCondition } from '../records/conditions';
import { reachesFew } from '../records/few-reached';
import { goesOneByOne } from '../records/one-by-one';
import type { Scope } from '../records/rules';
import { handledBy, openedFiles, openedTo } from './handled-files';

/** Where whoever sells works on every file that the agency handles. */
export const lateStages = ['notice_period', 'remarketing', 'settlement'] as const;

/** Reference data: everyone who is signed in reads it. */
export const everyone = (): Scope => 'everything';

/**
 * The files in a caller's scope, as a condition on the table's alias, by the scope of the role.
 * An agency reaches the files that it handles and those that an assignment opens to it, see `assignmentReach`; a client the files it
 * placed, a vendor those that one opens to it, a field agent those given to him.
 */
export function fileScope(caller: Caller, alias = 't'): Scope {
  const t = sql.raw(alias);
  const tree = sql`${caller.tree}::uuid[]`;
  const mine = sql`${t}."assignedUsers" && array[${caller.userId}]::uuid[]`;
  const handled = () => sql`(${handledBy(caller, alias)} or ${openedTo(caller, alias)})`;
  switch (caller.scope) {
    case 'all':
      return 'everything';
    case 'tree':
      return handled();
    case 'client_tree':
      return sql`${t}."clientId" = any(${tree})`;
    case 'client_office':
      return clientOffice(caller, t);
    case 'assigned_company':
      return openedTo(caller, alias);
    case 'assigned_user':
      return mine;
    case 'stage_limited':
      return sql`(${mine} or (${t}.stage = any(${lateStages}::text[]) and ${handled()}))`;
    default:
      return 'nothing';
  }
}

/** The same of an agency's people in two: what the agency handles, and what others opened to it. */
export function fileScopeApart(caller: Caller): readonly Sql[] | undefined {
  const handled = handledBy(caller);
  return caller.scope === 'tree' ? [handled, sql`not ${handled} and ${openedTo(caller, 't')}`] : undefined;
}

/** The columns of a file that its scope goes by for a caller, where it goes by nothing else. */
export function fileScopeAsks(caller: Caller): readonly string[] | undefined {
  const isOfClient =
    caller.scope === 'client_tree' || (caller.scope === 'client_office' && seesWholeClient(caller));
  return isOfClient ? ['clientId'] : undefined;
}

const seesWholeClient = (caller: Caller): boolean => !caller.isOffice || caller.officesSeeAllFiles;

// The client of a file is always the lender itself; an office is named beside it.
function clientOffice(caller: Caller, t: Sql): Scope {
  const whole = sql`${t}."clientId" = ${caller.headCompanyId}::uuid`;
  if (seesWholeClient(caller)) return whole;
  return sql`(${whole} and ${t}."clientOfficeId" = ${caller.companyId}::uuid)`;
}

/** The clients of the files that a client's people reach, of all under the alias `o`: they have no other. */
export function clientsInScope(caller: Caller, field: string): Sql | undefined {
  if (field !== 'clientId') return undefined;
  if (caller.scope === 'client_tree') return sql`o._id = any(${caller.tree}::uuid[])`;
  return caller.scope === 'client_office' ? sql`o._id = ${caller.headCompanyId}::uuid` : undefined;
}

/** The records whose file is in the caller's scope; `column` holds the file's id on the alias `t`. */
export function onFileInScope(caller: Caller, column = 'fileId'): Scope {
  const scope = fileScope(caller);
  if (scope === 'everything' || scope === 'nothing') return scope;
  if (goesOneByOne(caller)) return onFileLookedUp(caller, column);
  return sql`t.${sql.raw(`"${column}"`)} in (${filesWithin(caller, scope)})`;
}

/** The same where few rows are asked: each looks up its own file, and the planner gathers no others. */
export function onFileLookedUp(caller: Caller, column = 'fileId'): Sql {
  const scope = scopeCondition(fileScope(caller, 'f'));
  return sql`(select f."deletedAt" is null and ${scope} from file f where f._id = t.${sql.raw(`"${column}"`)})`;
}

/** The ids of the files in a caller's scope that are not deleted, as a query. What assignments alone open is known without a file. */
const filesWithin = (caller: Caller, scope: Sql): Sql =>
  caller.scope === 'assigned_company'
    ? openedFiles(caller)
    : sql`select t._id from file t where ${scope} and t."deletedAt" is null`;

/**
 * The records of several files: those all of whose files are in a `scope`, a condition on the alias `f`. A document about two files is for
 * those who may see both; deleted files take nothing away. `column` holds their ids on the alias `t`.
 */
export function onFilesWithin(scope: Scope, column = 'fileIds'): Scope {
  if (scope === 'everything' || scope === 'nothing') return scope;
  // Judged file by file as the list names them: as a condition, the scope would be looked up anew for each row.
  return sql`coalesce((select bool_and((${scope}) is true) from file f
    where f._id = any(t.${sql.raw(`"${column}"`)}) and f."deletedAt" is null), false)`;
}

/**
 * A scope in parts, for who reaches few files: what lies on one of these is looked up by them, `besides` is all else that it is held to there;
 * and `onNone`, what is in scope and lies on no file. Only of what is never in scope by another file.
 */
export function scopeByFile(caller: Caller, besides: Sql, ...onNone: Sql[]): readonly Sql[] | undefined {
  if (!reachesFew(caller)) return undefined;
  const reached = sql`array(${reachedFiles(caller)})`;
  const none = onNone.map((one) => sql`t."fileId" is null and ${one}`);
  return [sql`t."fileId" = any(${reached}) and ${besides}`, ...none];
}

/**
 * The same of the records of several files: what one of these leads to is still held to its `scope`, which goes by all of its files. Where
 * they lie in the table stands for them within the statement, so that none is looked up twice.
 */
export function scopeByFiles(
  name: ResourceName,
  caller: Caller,
  scope: (onFiles: OnFiles) => Scope,
): readonly Sql[] | undefined {
  const held = scope(onFilesWithin);
  if (!reachesFew(caller) || held === 'everything' || held === 'nothing') return undefined;
  // File by file: an index of several ids goes through what it finds of all once for each. What is not in scope is let go where it is met.
  const onOne = sql`select t.ctid from ${sql.table(name)} t
    where t."fileIds" @> array[reached._id] and ${scopeCondition(scope(onFilesReached))} offset 0`;
  return [
    sql`t.ctid = any(array(select o.ctid from (${reachedFiles(caller)}) reached(_id) cross join lateral (${onOne}) o))`,
    sql`t."fileIds" = '{}' and ${held}`,
  ];
}

/** How a scope of files is asked of the records that lie on several. */
export type OnFiles = (scope: Scope, column?: string) => Scope;

// What lies on one file alone lies on the one that led to it.
const onFilesReached: OnFiles = (scope, column = 'fileIds') => {
  const within = onFilesWithin(scope, column);
  return within === 'everything' || within === 'nothing'
    ? within
    : sql`(cardinality(t.${sql.raw(`"${column}"`)}) = 1 or ${within})`;
};

const reachedFiles = (caller: Caller): Sql => filesWithin(caller, scopeCondition(fileScope(caller)));

/**
 * The same as it is asked of very many: most lie on one file, and whether that is one of the scope is then known of all files at once.
 * For the few rows of a page the planner would gather all these as well.
 */
export function onFilesOfMany(scope: Scope): Scope {
  if (scope === 'everything' || scope === 'nothing') return scope;
  return sql`(case when cardinality(t."fileIds") = 1
    then exists (select from file f where f._id = t."fileIds"[1] and f."deletedAt" is null and (${scope}))
    else ${onFilesWithin(scope)} end)`;
}

/** The records of several files of which the caller's agency handles one. */
export function onHandledFiles(caller: Caller, column = 'fileIds'): Sql {
  return sql`exists (select from file f where f._id = any(t.${sql.raw(`"${column}"`)}) and f."agencyId" = any(${caller.family}::uuid[]))`;
}

/** Both conditions. */
export function within(scope: Scope, condition: Sql): Scope {
  if (scope === 'nothing') return scope;
  // Of what is one of several conditions the database asks the first first: the scope of files is the dearer one.
  return scope === 'everything' ? condition : sql`(${condition} and ${scope})`;
}

/** One of both, or either. */
export function eitherScope(one: Scope, other: Scope): Scope {
  if (one === 'everything' || other === 'everything') return 'everything';
  if (one === 'nothing') return other;
  return other === 'nothing' ? one : sql`(${one} or ${other})`;
}
