import { each, ownFile } from './foreign-probe';
import type { Probes } from './foreign-probe';

/** Writes of purchasers and of repairs that reach for what is not theirs. */
export const saleWrites: Probes = {
  'POST /purchaser/': (look) =>
    each(look, 'purchaser', (_id) => ({ url: '/purchaser/', body: { _id, notes: 'taken' } })),
  'DELETE /desk/purchaser/{id}': (look) =>
    each(look, 'purchaser', (id) => ({ url: `/desk/purchaser/${id}` })),
  'POST /repairsAndReconditioning/': (look) => {
    const url = '/repairsAndReconditioning/';
    const repair = { category: 'detail', status: 'draft' };
    return [
      ...each(look, 'file', (fileId) => ({ url, body: { ...repair, fileId } })),
      ...each(look, 'repairsAndReconditioning', (_id) => ({ url, body: { _id, description: 'taken' } })),
      ...each(look, 'document', (estimateDocumentId) => ({
        url,
        body: { ...repair, fileId: ownFile(look), estimateDocumentId },
      })),
    ];
  },
  'DELETE /desk/repairsAndReconditioning/{id}': (look) =>
    each(look, 'repairsAndReconditioning', (id) => ({ url: `/desk/repairsAndReconditioning/${id}` })),
};
