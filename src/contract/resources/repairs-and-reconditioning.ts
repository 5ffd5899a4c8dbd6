import { assignableTypes } from '../lifecycles/assignment';
import { resource } from '../resource';

const money = { kind: 'money' } as const;
const day = { kind: 'date' } as const;

/**
 * One thing that is put in order before a unit is sold: what it is estimated to cost, what the client agreed to, and what it came to.
 * `approvedAmount`, `approvedBy`, `approvedAt`, `declineReason`: set by the decision of the request that the estimate waits for, the last by
 * one that declines it, and gone once it is asked about anew. `expectedLift`: what the
 * unit gains by it; `repairedValue`: what it is worth afterwards.
 */
export const repairsAndReconditioning = resource({
  name: 'repairsAndReconditioning',
  calls: {
    list: 'GET /repairsAndReconditioning/list',
    show: 'GET /desk/repairsAndReconditioning/{id}',
    create: 'POST /repairsAndReconditioning/',
    update: 'POST /repairsAndReconditioning/',
    remove: 'DELETE /desk/repairsAndReconditioning/{id}',
  },
  named: ['category'],
  belongs: 'fileId',
  fields: {
    fileId: { kind: 'reference', to: 'file', required: true, set: 'once' },
    category: { kind: 'choice', of: 'reconCategory', required: true },
    description: { kind: 'prose', max: 2000 },
    status: { kind: 'choice', of: 'reconStatus', required: true, default: 'draft' },
    vendorCompanyId: { kind: 'reference', to: 'company', among: { activityType: assignableTypes } },
    estimateAmount: money,
    estimateDate: { kind: 'date', past: true },
    estimateDocumentId: { kind: 'reference', to: 'document' },
    estimatedBy: { kind: 'reference', to: 'user', set: 'host' },
    expectedLift: money,
    sellAsIs: { kind: 'flag', required: true, default: false },
    approvalRequestId: { kind: 'reference', to: 'request', set: 'host' },
    approvedAmount: { kind: 'money', set: 'host' },
    approvedBy: { kind: 'reference', to: 'user', set: 'host' },
    approvedAt: { kind: 'moment', set: 'host' },
    declineReason: { kind: 'prose', max: 2000, set: 'host' },
    orderedDate: { kind: 'date', set: 'host' },
    completedDate: { kind: 'date', past: true },
    actualAmount: money,
    varianceReason: { kind: 'text', max: 300 },
    warrantyUntil: day,
    photosBefore: { kind: 'references', to: 'document' },
    photosAfter: { kind: 'references', to: 'document' },
    repairedValue: money,
  },
  paged: true,
  filters: {
    fileId: { on: 'fileId', beyond: true },
    category: { on: 'category', beyond: true },
    status: { on: 'status', beyond: true },
    vendorCompanyId: { on: 'vendorCompanyId', beyond: true },
    ids: { on: '_id', hidden: true, beyond: true },
  },
  sorts: {
    createdAt: 'createdAt',
    category: 'category',
    status: 'status',
    estimateAmount: 'estimateAmount',
  },
  sortedBy: '-createdAt',
  buckets: ['category', 'status'],
  brief: [
    'fileId',
    'category',
    'description',
    'status',
    'vendorCompanyId',
    'estimateAmount',
    'estimateDate',
    'estimateDocumentId',
    'estimatedBy',
    'expectedLift',
    'sellAsIs',
    'approvalRequestId',
    'approvedAmount',
    'approvedBy',
    'approvedAt',
    'declineReason',
    'orderedDate',
    'completedDate',
    'actualAmount',
    'varianceReason',
    'warrantyUntil',
    'photosBefore',
    'photosAfter',
    'repairedValue',
  ],
  erased: 'soft',
  veils: ['expectedLift', 'repairedValue', 'sellAsIs', 'approvalRequestId', 'declineReason'],
});
