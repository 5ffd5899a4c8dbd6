import type { DataProvider, Identifier } from 'ra-core';
import type { ListQuery } from '#contract/list-query';
import { pageSize, writeListQuery } from '#contract/list-query';
import type { Call, Declaration } from '#contract/resource';
import { comesWhole, pathParameters } from '#contract/resource';
import { declarationOf } from '#contract/resources/index';
import type { Http } from '../http/http';
import type { Query } from '../http/query-string';
import { addressOf, addressOfRecord, idFilter, listCallFor, simpleRestResource, sortOf } from './calls';
import { changedFields, draftFields, sentFields } from './changed-fields';
import type { DeskRecord } from './record';
import { readRecord, readRecords } from './record';
import { absent, codeAsked, refused } from './refused';
import { resourceNamed } from './resource-paths';
import { simpleRest } from './simple-rest';

/** What a caller may say beside react-admin's parameters. */
export interface CallMeta {
  /** Also answer the counts by value, as `meta.buckets` of the list. */
  readonly buckets?: boolean;
  /** Makes a repeated creation answer the first one's record. */
  readonly idempotencyKey?: string;
  /** Further parameters of the call, such as the code of a fresh proof. */
  readonly query?: Query;
}

/** What a change of many records came to. */
export interface ManyResult {
  readonly data: Identifier[];
  readonly meta: { readonly failed: readonly { readonly id: string; readonly message: string }[] };
}

type Listed = { data: DeskRecord[]; total: number; meta?: { buckets: unknown } };
type Filter = Readonly<Record<string, unknown>>;
interface Asked {
  readonly meta?: CallMeta;
  readonly signal?: AbortSignal;
}

const many = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null && one !== '');

/** react-admin's data provider: every resource by its declaration's documented calls, and no resource by name. */
export function createDataProvider({ call }: Http): DataProvider {
  const rest = simpleRest(call);

  async function send(...asked: Parameters<typeof call>): Promise<unknown> {
    const { body } = await call(...asked).catch((error: unknown) => {
      throw refused(error);
    });
    return body;
  }

  async function list(
    declaration: Declaration,
    query: { filter: Filter; page?: number; size?: number; sort?: ListQuery['sort'] },
    { meta, signal }: Asked,
  ): Promise<Listed> {
    const listCall = listCallFor(declaration, query.filter);
    const inPath = pathParameters(listCall);
    const filters = Object.fromEntries(
      Object.entries(query.filter)
        .filter(([name]) => !inPath.includes(name))
        .map(([name, value]) => [name, many(value)]),
    );
    const unknown = Object.keys(filters).find((name) => !Object.hasOwn(declaration.filters, name));
    if (unknown) throw new Error(`The list of ${declaration.name} has no filter ${unknown}.`);
    const { filter: _, ...rest } = query;
    const buckets = meta?.buckets === true && declaration.buckets !== undefined;
    const whole = comesWhole(declaration, listCall);
    const written = writeListQuery(declaration, { ...rest, filters, buckets, whole });
    const { method, path } = addressOf(listCall, query.filter);
    const asked: Record<string, string[]> = {};
    for (const [name, value] of written) (asked[name] ??= []).push(value);
    const body = await send(method, path, { query: asked, ...(signal && { signal }) });
    const { total, buckets: counts } = body as { total?: number; buckets?: unknown };
    const data = readRecords(body);
    return { data, total: total ?? data.length, ...(counts !== undefined && { meta: { buckets: counts } }) };
  }

  /** Every page of a list, for resources that no call shows one by one. */
  async function listAll(declaration: Declaration, filter: Filter, asked: Asked): Promise<DeskRecord[]> {
    const found: DeskRecord[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total } = await list(
        declaration,
        { filter, page, size: pageSize.most },
        { signal: asked.signal },
      );
      found.push(...data);
      if (!declaration.paged || found.length >= total || data.length === 0) return found;
    }
  }

  async function show(declaration: Declaration, id: string, asked: Asked): Promise<DeskRecord> {
    const shown = declaration.calls.show;
    if (shown) {
      const name = simpleRestResource(shown);
      if (name) return rest.getOne(name, id, asked.signal);
      const { method, path } = addressOfRecord(shown, id);
      return readRecord(await send(method, path, { ...(asked.signal && { signal: asked.signal }) }));
    }
    const by = idFilter(declaration);
    const found = await listAll(declaration, by ? { [by]: [id] } : {}, asked);
    const record = found.find((one) => one.id === id);
    if (!record) throw absent();
    return record;
  }

  async function showMany(
    declaration: Declaration,
    ids: readonly string[],
    asked: Asked,
  ): Promise<DeskRecord[]> {
    const { batch } = declaration.calls;
    const by = idFilter(declaration);
    if (!batch && !by) {
      if (!declaration.calls.show) {
        const all = await listAll(declaration, {}, asked);
        return all.filter((one) => ids.includes(one.id));
      }
      const found = await Promise.allSettled(ids.map((id) => show(declaration, id, asked)));
      return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    }
    const found: DeskRecord[] = [];
    for (let start = 0; start < ids.length; start += pageSize.most) {
      const chunk = ids.slice(start, start + pageSize.most);
      if (batch) {
        const { method, path } = addressOf(batch);
        const signal = asked.signal && { signal: asked.signal };
        found.push(...readRecords(await send(method, path, { body: { ids: chunk }, ...signal })));
      } else if (by) found.push(...(await listAll(declaration, { [by]: chunk }, asked)));
    }
    return found;
  }

  async function change(
    declaration: Declaration,
    id: string,
    data: Filter,
    before: Filter,
    meta: CallMeta = {},
  ) {
    const { update, replace } = declaration.calls;
    const changed = changedFields(declaration, data, before);
    if (Object.keys(changed).length === 0) return { ...before, id } as DeskRecord;
    const version = typeof before.version === 'number' ? before.version : undefined;
    const options = { ...(version !== undefined && { version }), ...(meta.query && { query: meta.query }) };
    const answer = update
      ? await sendTo(update, id, { body: { _id: id, ...changed }, ...options })
      : await sendTo(replace, id, {
          body: sentFields(declaration, 'draft', { ...before, ...data }),
          ...options,
        });
    if ((answer as { showMFAForm?: boolean }).showMFAForm) throw codeAsked();
    return readRecord(answer);
  }

  function sendTo(
    declared: Call | undefined,
    id: string,
    options: Parameters<typeof call>[2],
  ): Promise<unknown> {
    if (!declared) throw new Error('No documented call does this.');
    const { method, path } = addressOfRecord(declared, id);
    return send(method, path, options);
  }

  async function remove(declaration: Declaration, id: string): Promise<DeskRecord> {
    const { remove: removed } = declaration.calls;
    const name = removed && simpleRestResource(removed);
    return name ? rest.delete(name, id) : readRecord(await sendTo(removed, id, {}));
  }

  /** One after the other, so that a refusal stops nothing and what happened can be told exactly. */
  async function oneByOne(
    ids: readonly Identifier[],
    run: (id: string) => Promise<unknown>,
  ): Promise<ManyResult> {
    const data: Identifier[] = [];
    const failed: { id: string; message: string }[] = [];
    for (const id of ids)
      await run(String(id)).then(
        () => data.push(id),
        (error: unknown) =>
          failed.push({ id: String(id), message: error instanceof Error ? error.message : '' }),
      );
    return { data, meta: { failed } };
  }

  const provider = {
    supportAbortSignal: true,
    async getList(resource: string, params: ListParams & Asked) {
      const declaration = declarationOf(resourceNamed(resource));
      const { page, perPage } = params.pagination ?? {};
      const sort = sortOf(declaration, params.sort);
      return list(declaration, { filter: params.filter ?? {}, page, size: perPage, sort }, params);
    },
    async getManyReference(
      resource: string,
      params: ListParams & Asked & { target: string; id: Identifier },
    ) {
      const filter = { ...params.filter, [params.target]: [params.id] };
      return provider.getList(resource, { ...params, filter });
    },
    async getOne(resource: string, params: Asked & { id: Identifier }) {
      return { data: await show(declarationOf(resourceNamed(resource)), String(params.id), params) };
    },
    async getMany(resource: string, params: Asked & { ids: readonly Identifier[] }) {
      const ids = [...new Set(params.ids.map(String))];
      return { data: await showMany(declarationOf(resourceNamed(resource)), ids, params) };
    },
    async create(resource: string, { data, meta = {} }: { data: Filter; meta?: CallMeta }) {
      const declaration = declarationOf(resourceNamed(resource));
      const body = await sendTo(declaration.calls.create, '', {
        body: draftFields(declaration, data),
        headers: { 'idempotency-key': meta.idempotencyKey ?? crypto.randomUUID() },
        ...(meta.query && { query: meta.query }),
      });
      return { data: readRecord(body) };
    },
    async update(
      resource: string,
      params: { id: Identifier; data: Filter; previousData?: Filter; meta?: CallMeta },
    ) {
      const { id, data, previousData = {}, meta } = params;
      return {
        data: await change(declarationOf(resourceNamed(resource)), String(id), data, previousData, meta),
      };
    },
    async updateMany(resource: string, { ids, data }: { ids: readonly Identifier[]; data: Filter }) {
      const declaration = declarationOf(resourceNamed(resource));
      const before = await showMany(declaration, ids.map(String), {});
      const known = new Map(before.map((record) => [record.id, record]));
      return oneByOne(ids, async (id) =>
        change(declaration, id, data, known.get(id) ?? (await show(declaration, id, {}))),
      );
    },
    async delete(resource: string, { id }: { id: Identifier }) {
      return { data: await remove(declarationOf(resourceNamed(resource)), String(id)) };
    },
    async deleteMany(resource: string, { ids }: { ids: readonly Identifier[] }) {
      const declaration = declarationOf(resourceNamed(resource));
      return oneByOne(ids, (id) => remove(declaration, id));
    },
  };
  // react-admin's interface lets each caller choose the type of the record, which no provider can promise.
  return provider as unknown as DataProvider;
}

interface ListParams {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: string };
  readonly filter?: Filter;
}
