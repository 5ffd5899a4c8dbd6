import type { ValueOf } from '#contract/vocabularies/index';
import { newId } from '../database/new-id';
import type { Db } from '../database/tables';
import type { Origin } from '../request/context';

/** What of the audit log is told by the history of files and not written down here. */
export const historyAuditTypes = [
  'document_viewed',
  'document_downloaded',
  'pii_revealed',
  'search_ordered',
] as const;

export type SecurityEventKind = Exclude<ValueOf<'auditAction'>, (typeof historyAuditTypes)[number]>;

/** Where an event came from. Codes, tokens, passwords and what was typed as an e-mail never belong here. */
export interface SecurityDetail {
  readonly ip?: string;
  readonly userAgent?: string;
  readonly sessionId?: string;
  readonly purpose?: string;
  readonly channel?: string;
  readonly reason?: string;
  readonly by?: string;
}

/**
 * What left the product: which job made it, of how many rows where they were counted, on which file where it is of one, and what it was
 * asked for. Never what it holds.
 */
export interface ExportDetail {
  readonly jobId: string;
  readonly rows?: number;
  readonly fileId?: string;
  readonly resource?: string;
  readonly query?: string;
  readonly format?: string;
  readonly kind?: string;
}

/** Writes down what an investigation would ask for. */
export async function noteSecurityEvent(
  db: Db,
  now: Date,
  kind: SecurityEventKind,
  userId: string | null,
  detail: SecurityDetail | ExportDetail,
): Promise<void> {
  await db
    .insertInto('securityEvent')
    .values({
      _id: newId(now.getTime()),
      at: now.toISOString(),
      kind,
      userId,
      detail: JSON.stringify(detail),
    })
    .execute();
}

export function whereFrom(origin: Origin): SecurityDetail {
  return { ip: origin.ip, userAgent: origin.userAgent };
}
