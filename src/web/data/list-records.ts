import type { Sort } from '#contract/list-query';
import { pageSize, writeListQuery } from '#contract/list-query';
import type { Call, Declaration } from '#contract/resource';
import { comesWhole, pathParameters } from '#contract/resource';
import { abortable } from '../http/abortable';
import { addressOf, listCallFor } from './calls';
import { isDeskCall } from './desk-alone';
import type { DeskRecord } from './record';
import { readRecords } from './record';
import type { Asked, Send } from './send';
import { optionsOf } from './send';
import { fromWhole } from './whole-list';

export interface ListQuestion {
  readonly filter?: Readonly<Record<string, unknown>> | null;
  readonly page?: number;
  /** Rows per page; all there are where it is left out of a list that is read whole. */
  readonly size?: number;
  readonly sort?: readonly Sort[];
}

/** react-admin's answer of a list: how many there are, or where a host does not say, whether there are more. */
export interface Listed {
  readonly data: DeskRecord[];
  readonly total?: number;
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly meta?: { readonly buckets: unknown };
}

interface Fetched {
  readonly rows: DeskRecord[];
  readonly total?: number;
  readonly buckets?: unknown;
}

const isSaid = (one: unknown): boolean => one !== undefined && one !== null && one !== '';

/** What is asked of a list, each filter with all its values; one without a value asks nothing. */
function saidFilters(filter: ListQuestion['filter']): Record<string, readonly unknown[]> {
  return Object.fromEntries(
    Object.entries(filter ?? {})
      .map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).filter(isSaid)] as const)
      .filter(([, values]) => values.length > 0),
  );
}

export type ListRecords = (declaration: Declaration, question: ListQuestion, asked: Asked) => Promise<Listed>;

/** Lists of every resource, by the call that the filters fit; `specifiedAlone`: whether the host knows none of the desk’s own. */
export function createListRecords(send: Send, specifiedAlone: () => Promise<boolean>): ListRecords {
  return async (declaration, question, asked) => {
    const said = saidFilters(question.filter);
    const usual = listCallFor(declaration, said);
    const call =
      isDeskCall(usual) && (await abortable(specifiedAlone(), asked.signal))
        ? listCallFor(declaration, said, { specifiedAlone: true })
        : usual;
    const inPath = pathParameters(call);
    const filters = Object.fromEntries(Object.entries(said).filter(([name]) => !inPath.includes(name)));
    const unknown = Object.keys(filters).find((name) => !Object.hasOwn(declaration.filters, name));
    if (unknown) throw new Error(`The list of ${declaration.name} has no filter ${unknown}.`);
    const { sort } = question;
    const page = Math.max(1, question.page ?? 1);
    const size = question.size ?? pageSize.usual;
    const first = (page - 1) * size || 0;

    async function fetchPage(window: { page?: number; size?: number }): Promise<Fetched> {
      const { method, path } = addressOf(call as Call, said);
      const buckets = asked.meta?.buckets === true && declaration.buckets !== undefined;
      const whole = comesWhole(declaration, call);
      const query: Record<string, string[]> = {};
      for (const [name, value] of writeListQuery(declaration, { ...window, sort, filters, buckets, whole }))
        (query[name] ??= []).push(value);
      const options = optionsOf(asked);
      const body = await send(method, path, { ...options, query: { ...query, ...options.query } });
      const { total, buckets: counts } = body as { total?: number; buckets?: unknown };
      return { rows: readRecords(body), total, buckets: counts };
    }

    /** More rows than the host sends at once, page by page until the asked ones are there. */
    async function fetchPages(): Promise<Fetched> {
      const begun = Math.floor(first / pageSize.most);
      const rows: DeskRecord[] = [];
      let last: Fetched = { rows };
      for (let at = begun; at * pageSize.most < Math.min(first + size, last.total ?? Infinity); at += 1) {
        const { buckets = last.buckets, ...fetched } = await fetchPage({ page: at + 1, size: pageSize.most });
        last = { ...fetched, buckets };
        rows.push(...fetched.rows);
        if (fetched.rows.length < pageSize.most) break;
      }
      const skipped = first - begun * pageSize.most;
      return { ...last, rows: rows.slice(skipped, skipped + size) };
    }

    async function fetchRows(): Promise<Fetched> {
      if (comesWhole(declaration, call)) {
        const { rows, buckets } = await fetchPage({});
        const all = fromWhole(declaration, rows, { filters, sort });
        return { rows: all.slice(first, first + size), total: all.length, buckets };
      }
      return size > pageSize.most ? fetchPages() : fetchPage({ page, size });
    }

    const { rows, total, buckets } = await fetchRows();
    const pageInfo = { hasNextPage: rows.length >= size, hasPreviousPage: page > 1 };
    return {
      data: rows,
      ...(total === undefined ? { pageInfo } : { total }),
      ...(buckets !== undefined && { meta: { buckets } }),
    };
  };
}
