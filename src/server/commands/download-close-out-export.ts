import { downloadCloseOut } from '../close-out/download-close-out';
import { exportOf } from '../close-out/exports-in-scope';
import type { Handler } from './handler';

/** The file of an export of closed files, whoever made it. */
export const downloadCloseOutExport: Handler<'downloadCloseOutExport'> = async (context, { exportId }) =>
  downloadCloseOut(context, await exportOf(context.db, context.caller, exportId));
