import type { DataProvider, Identifier } from 'react-admin';
import type { Declaration } from '#contract/resource';
import { declarationOf } from '#contract/resources/index';
import { isSpecifiedAlone } from '../http/capabilities';
import type { Http } from '../http/http';
import { filterOn, sortOf } from './calls';
import { createChangeRecords } from './change-records';
import type { ListQuestion } from './list-records';
import { createListRecords } from './list-records';
import { oneByOne } from './one-by-one';
import { resourceNamed } from './resource-paths';
import type { Asked } from './send';
import { createSend } from './send';
import { createShowRecords } from './show-records';

export type { ManyResult } from './one-by-one';
export type { CallMeta } from './send';

type Values = Readonly<Record<string, unknown>>;
type Id = Identifier | null | undefined;

interface ListParams extends Asked {
  readonly pagination?: { readonly page: number; readonly perPage: number } | null;
  readonly sort?: { readonly field: string; readonly order: string } | null;
  readonly filter?: Values | null;
}
interface ChangeParams extends Asked {
  readonly id?: Id;
  readonly data?: Values | null;
  readonly previousData?: Values | null;
}
interface ManyParams extends Asked {
  readonly ids?: readonly Id[] | null;
  readonly data?: Values | null;
}

const declared = (resource: string): Declaration => declarationOf(resourceNamed(resource));
const textOf = (id: Id): string => (id === null || id === undefined ? '' : String(id));
const given = (ids: ManyParams['ids']): Identifier[] =>
  (ids ?? []).filter((id): id is Identifier => textOf(id) !== '');

function questionOf(declaration: Declaration, { pagination, sort, filter }: ListParams): ListQuestion {
  const { page, perPage } = pagination ?? {};
  return { filter, page, size: perPage, sort: sortOf(declaration, sort ?? undefined) };
}

/** react-admin's data provider: every resource by its declaration's documented calls, and no resource by name. */
export function createDataProvider(http: Http): DataProvider {
  const send = createSend(http.call);
  const specifiedAlone = () => isSpecifiedAlone(http);
  const list = createListRecords(send, specifiedAlone);
  const show = createShowRecords(send, list, specifiedAlone);
  const records = createChangeRecords(send, show);

  const provider = {
    supportAbortSignal: true,
    async getList(resource: string, params: ListParams = {}) {
      const declaration = declared(resource);
      return list(declaration, questionOf(declaration, params), params);
    },
    async getManyReference(resource: string, params: ListParams & { target: string; id?: Id }) {
      const declaration = declared(resource);
      // Nothing refers to a record that there is not yet; without its filter the list would be everybody's.
      if (textOf(params.id) === '') return { data: [], total: 0 };
      const filter = { ...params.filter, [filterOn(declaration, params.target)]: [params.id] };
      return list(declaration, questionOf(declaration, { ...params, filter }), params);
    },
    async getOne(resource: string, params: Asked & { id?: Id }) {
      return { data: await show.one(declared(resource), textOf(params.id), params) };
    },
    async getMany(resource: string, params: ManyParams = {}) {
      return { data: await show.many(declared(resource), given(params.ids).map(String), params) };
    },
    async create(resource: string, params: ChangeParams = {}) {
      return { data: await records.create(declared(resource), params.data ?? {}, params) };
    },
    async update(resource: string, { id, data, previousData, ...asked }: ChangeParams) {
      const change = { ...asked, id: textOf(id), data: data ?? {}, before: previousData };
      return { data: await records.change(declared(resource), change) };
    },
    async updateMany(resource: string, { ids, data, ...asked }: ManyParams) {
      const declaration = declared(resource);
      const wanted = given(ids);
      const found = await show.many(declaration, wanted.map(String), asked);
      const known = new Map(found.map((record) => [record.id, record]));
      return oneByOne(
        wanted,
        async (id) => {
          const before = known.get(id) ?? (await show.one(declaration, id, asked));
          return records.change(declaration, { ...asked, id, data: data ?? {}, before, isMeant: true });
        },
        asked,
      );
    },
    async delete(resource: string, { id, previousData, ...asked }: ChangeParams) {
      return { data: await records.remove(declared(resource), textOf(id), previousData ?? {}, asked) };
    },
    async deleteMany(resource: string, { ids, ...asked }: ManyParams) {
      const declaration = declared(resource);
      return oneByOne(given(ids), (id) => records.remove(declaration, id, {}, asked), asked);
    },
  };
  // react-admin's interface lets each caller choose the type of the record, which no provider can promise.
  return provider as unknown as DataProvider;
}
