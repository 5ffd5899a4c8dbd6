import simpleRestProvider from 'ra-data-simple-rest';
import type { Call, Method } from '../http/http';
import type { DeskRecord } from './record';
import { readRecord } from './record';
import { refused } from './refused';

/** ra-data-simple-rest on the product's own fetch: for documented calls that are exactly what it speaks. */
export function simpleRest(call: Call) {
  const provider = simpleRestProvider('', async (url: string, options: RequestInit = {}) => {
    const answer = await call((options.method ?? 'GET') as Method, url, {
      ...(options.signal && { signal: options.signal }),
    }).catch((error: unknown) => {
      throw refused(error);
    });
    return { ...answer, body: '', json: answer.body };
  });
  return {
    async getOne(name: string, id: string, signal?: AbortSignal): Promise<DeskRecord> {
      const { data } = await provider.getOne<DeskRecord>(name, { id, ...(signal && { signal }) });
      return readRecord(data);
    },
    async delete(name: string, id: string): Promise<DeskRecord> {
      const { data } = await provider.delete<DeskRecord>(name, { id });
      return readRecord(data);
    },
  };
}
