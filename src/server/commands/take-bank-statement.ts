import { bankStatementCommands } from '#contract/commands/bank-statement';
import { todayIn } from '#contract/placement/province-time';
import { sentence } from '#contract/words/sentence';
import { keepLines } from '../bank-statement/keep-lines';
import { mostLines, readStatement } from '../bank-statement/read-statement';
import { newId } from '../database/new-id';
import { dropUpload, keepUpload, uploadBytes } from '../jobs/uploads';
import { contextWith } from '../request/context-with';
import { inTransaction } from '../request/in-transaction';
import { readForm } from '../request/read-form';
import { invalid } from '../rules/refuse';
import type { SheetRow } from '../spreadsheets/read-rows';
import { readRows } from '../spreadsheets/read-rows';
import type { Handler } from './handler';

const { body: fields } = bankStatementCommands.takeBankStatement;

/** Takes a statement that a bank gives out, and keeps each line of it once. The spreadsheet itself is not kept. */
export const takeBankStatement: Handler<'takeBankStatement'> = async (context) => {
  const { settings } = context.app;
  const id = newId(context.now.getTime());
  const form = await context.upload((file) => keepUpload(context.app, id, file));
  try {
    const { dayFirst } = readForm(fields, form) as { dayFirst?: boolean | null };
    const { kept } = form;
    if (!kept) throw invalid('file', sentence('values.required', { field: 'file' }));
    const rows: SheetRow[] = [];
    for await (const row of readRows(uploadBytes(context.app, id), kept.format)) {
      rows.push(row);
      // What is longer is refused for its length whatever else it holds.
      if (rows.length > mostLines + headroom) break;
    }
    const today = todayIn('NL', context.now);
    const { lines, unread } = readStatement(rows, { dayFirst: dayFirst ?? undefined, today });
    const asked = contextWith(context, { body: { form: form.values, sha256: kept.hash } });
    return await inTransaction(asked, async (own) => {
      const added = await keepLines(own, kept.fileName, lines);
      return { status: 201 as const, body: { added, known: lines.length - added, unread } };
    });
  } finally {
    if (form.kept) await dropUpload(settings, id);
  }
};

/** Rows that may stand above the lines of the longest statement. */
const headroom = 30;
