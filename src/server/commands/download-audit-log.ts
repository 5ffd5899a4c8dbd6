import { Readable } from 'node:stream';
import type { TakenNames } from '#contract/words/taken-words';
import { takenWords } from '#contract/words/taken-words';
import type { AuditRow, Narrowed } from '../audit/read-audit';
import { readAudit } from '../audit/read-audit';
import { noteSecurityEvent } from '../identity/security-event';
import { download } from '../jobs/download';
import { localTime } from '../jobs/export-cells';
import type { RequestContext } from '../request/context';
import { byteOrderMark, csvLines } from '../spreadsheets/write-csv';
import { subjectWord } from '../words/list-words';
import { choiceWord } from '../words/value-words';
import { languages } from '../words/languages';
import type { Handler } from './handler';

const atOnce = 1_000;
const most = 100_000;

/** The audit log as CSV, in the reader's language and on their clock. */
export const downloadAuditLog: Handler<'downloadAuditLog'> = async (context, narrowed) => {
  const { db, now, caller } = context;
  await noteSecurityEvent(db, now, 'export', caller.userId, {
    jobId: context.origin.requestId,
    resource: 'auditLog',
  });
  const day = localTime(now.toISOString(), caller.timeZone).slice(0, 10);
  return download(Readable.from(lines(context, narrowed)), `audit-log-${day}.csv`, 'csv');
};

async function* lines({ db, caller, language }: RequestContext, narrowed: Narrowed): AsyncGenerator<string> {
  const heads = languages[language].auditLog;
  const names: TakenNames = {
    choice: (of, value) => choiceWord(of, value, language),
    subject: (name) => subjectWord(name, language),
  };
  yield byteOrderMark + csvLines([columns.map((column) => heads[column])]);
  let last: AuditRow | undefined;
  for (let done = 0; done < most; done += atOnce) {
    const rows: AuditRow[] = await readAudit(
      db,
      caller,
      narrowed,
      last && { at: last.at, id: last._id },
      atOnce,
    );
    if (rows.length > 0)
      yield csvLines(
        rows.map((row) => [
          localTime(row.at, caller.timeZone),
          choiceWord('auditAction', row.action, language),
          row.userName,
          row.companyName,
          row.fileRef,
          row.what && takenWords(row.what, names),
          row.rows === null ? null : { digits: String(row.rows) },
          row.ip,
        ]),
      );
    last = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}

const columns = ['at', 'action', 'userName', 'companyName', 'fileRef', 'what', 'rows', 'ip'] as const;
