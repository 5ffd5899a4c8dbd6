import { downloadCloseOut } from '../close-out/download-close-out';
import { exportOf } from '../close-out/exports-in-reach';
import type { Handler } from './handler';

/** The file of an export of closed files, whoever made it. */
export const downloadCloseOutExport: Handler<'downloadCloseOutExport'> = async (work, { exportId }) =>
  downloadCloseOut(work, await exportOf(work.db, work.caller, exportId));
