import { attemptWrites } from './foreign-attempt-writes';
import { each, ownFile } from './foreign-probe';
import type { Probes } from './foreign-probe';

/** Writes of what was traced and tried, and of what things are worth, that reach for what is not theirs. */
export const traceWrites: Probes = {
  ...attemptWrites,
  'PATCH /asset/recalculateBlackBookValue': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/asset/recalculateBlackBookValue',
      body: { fileId },
      harmless: {
        data: [{ _id: fileId, ok: false, code: 'NOT_FOUND', message: 'There is no such record.' }],
      },
    })),
  'PATCH /asset/updateValueAtAssignment': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/asset/updateValueAtAssignment',
      body: { fileId, value: '1.00', valueDate: '2026-10-01', source: 'manual' },
    })),
  'POST /skipTrace/': (look) => {
    const trace = { skipTraceType: 'employment', source: 'x', permissiblePurpose: 'locate_collateral' };
    return [
      ...each(look, 'file', (fileId) => ({ url: '/skipTrace/', body: { ...trace, fileId } })),
      ...each(look, 'relatedParty', (relatedPartyId) => ({
        url: '/skipTrace/',
        body: { ...trace, fileId: ownFile(look), relatedPartyId },
      })),
    ];
  },
  'PATCH /skipTrace/': (look) =>
    each(look, 'skipTrace', (_id) => ({ url: '/skipTrace/', body: { _id, summary: 'taken' } })),
  'DELETE /skipTrace/{id}': (look) => each(look, 'skipTrace', (id) => ({ url: `/skipTrace/${id}` })),
  'POST /desk/relatedParty/reveal': (look) =>
    each(look, 'relatedParty', (relatedPartyId) => ({
      url: '/desk/relatedParty/reveal',
      body: { relatedPartyId, fields: ['dateOfBirth'], reason: 'Nothing of theirs' },
    })),
  'POST /desk/skipTrace/promote': (look) => {
    const copy = { version: 1, finding: 'phone', position: 0 };
    return [
      ...each(look, 'skipTrace', (skipTraceId) => ({
        url: '/desk/skipTrace/promote',
        body: { ...copy, skipTraceId },
      })),
      ...look.mine('skipTrace').flatMap((skipTraceId) =>
        each(look, 'relatedParty', (relatedPartyId) => ({
          url: '/desk/skipTrace/promote',
          body: { ...copy, skipTraceId, relatedPartyId },
        })),
      ),
    ];
  },
  'DELETE /housekeeping/deleteSkipTraces/{fileId}': (look) =>
    each(look, 'file', (id) => ({ url: `/housekeeping/deleteSkipTraces/${id}`, body: { reason: 'x' } })),
};
