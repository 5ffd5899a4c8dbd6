import { each } from './foreign-probe';
import type { Probes } from './foreign-probe';

/** Writes of documents and of uploads on their way, that reach for what is not theirs. */
export const documentWrites: Probes = {
  'PATCH /document/': (look) =>
    each(look, 'document', (_id) => ({ url: '/document/', body: { _id, title: 'taken' } })),
  'DELETE /document/{id}': (look) => each(look, 'document', (id) => ({ url: `/document/${id}` })),
  'PATCH /document/post-to-client/{id}': (look) =>
    each(look, 'document', (id) => ({ url: `/document/post-to-client/${id}`, body: {} })),
  'PATCH /desk/upload/{id}': (look) =>
    each(look, 'document', (id) => ({ url: `/desk/upload/${id}`, body: {} })),
  'DELETE /desk/upload/{id}': (look) => each(look, 'document', (id) => ({ url: `/desk/upload/${id}` })),
};
