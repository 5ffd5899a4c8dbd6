import { pageSize } from '#contract/list-query';
import type { Declaration } from '#contract/resource';
import { addressOf, addressOfRecord, idFilter, simpleRestResource } from './calls';
import { abortable } from '../http/abortable';
import { isDeskCall } from './desk-alone';
import type { ListRecords } from './list-records';
import { isOutOfReach } from './out-of-reach';
import type { DeskRecord } from './record';
import { readRecord, readRecords } from './record';
import { absent } from './refused';
import type { Asked, Send } from './send';
import { optionsOf } from './send';
import { simpleRest } from './simple-rest';

export interface ShowRecords {
  one(declaration: Declaration, id: string, asked: Asked): Promise<DeskRecord>;
  /** Those of the ids that are there, in the order in which they were asked for. */
  many(declaration: Declaration, ids: readonly string[], asked: Asked): Promise<DeskRecord[]>;
}

/** Records by their ids: by the call that shows one or many, else among those of the list. */
export function createShowRecords(
  send: Send,
  list: ListRecords,
  specifiedAlone: () => Promise<boolean>,
): ShowRecords {
  const listAll = async (declaration: Declaration, filter: Record<string, unknown>, asked: Asked) =>
    (await list(declaration, { filter, size: Infinity }, asked)).data;

  async function one(declaration: Declaration, id: string, asked: Asked): Promise<DeskRecord> {
    if (id === '') throw absent();
    const { show } = declaration.calls;
    if (show && !(isDeskCall(show) && (await abortable(specifiedAlone(), asked.signal)))) {
      const name = simpleRestResource(show);
      if (name) return readRecord((await simpleRest(send, asked).getOne(name, { id })).data);
      const { method, path } = addressOfRecord(show, id);
      return readRecord(await send(method, path, optionsOf(asked)));
    }
    const [record] = await many(declaration, [id], asked);
    if (!record) throw absent();
    return record;
  }

  async function eachAlone(declaration: Declaration, ids: readonly string[], asked: Asked) {
    const found = await Promise.allSettled(ids.map((id) => one(declaration, id, asked)));
    return found.flatMap((each) => {
      if (each.status === 'fulfilled') return [each.value];
      if (isOutOfReach(each.reason)) return [];
      throw each.reason;
    });
  }

  async function inChunks(
    ids: readonly string[],
    find: (chunk: readonly string[]) => Promise<DeskRecord[]>,
  ): Promise<DeskRecord[]> {
    const found: DeskRecord[] = [];
    for (let start = 0; start < ids.length; start += pageSize.most)
      found.push(...(await find(ids.slice(start, start + pageSize.most))));
    return found;
  }

  function find(declaration: Declaration, ids: readonly string[], asked: Asked): Promise<DeskRecord[]> {
    const { batch, show } = declaration.calls;
    const by = idFilter(declaration);
    if (batch) {
      const { method, path } = addressOf(batch);
      return inChunks(ids, async (chunk) =>
        readRecords(await send(method, path, { ...optionsOf(asked), body: { ids: chunk } })),
      );
    }
    if (by) return inChunks(ids, (chunk) => listAll(declaration, { [by]: chunk }, asked));
    return show ? eachAlone(declaration, ids, asked) : listAll(declaration, {}, asked);
  }

  async function many(declaration: Declaration, ids: readonly string[], asked: Asked): Promise<DeskRecord[]> {
    const wanted = [...new Set(ids)].filter((id) => id !== '');
    if (wanted.length === 0) return [];
    const byId = new Map((await find(declaration, wanted, asked)).map((record) => [record.id, record]));
    return wanted.flatMap((id) => byId.get(id) ?? []);
  }

  return { one, many };
}
