import { readAudit } from '../audit/read-audit';
import type { Handler } from './handler';

const page = 100;

/** A page of the audit log, the newest first; `before` and `beforeId` are of the last row that was seen. */
export const listAuditLog: Handler<'listAuditLog'> = async ({ db, caller }, asked) => {
  const { before, beforeId, ...narrowed } = asked;
  const after = before && beforeId ? { at: before, id: beforeId } : undefined;
  const rows = await readAudit(db, caller, narrowed, after, page + 1);
  return { body: { data: rows.slice(0, page), more: rows.length > page } };
};
