import { openRequests } from '#contract/lifecycles/request';
import type { FileRecord } from './file-record';
import type { TabName } from './tab-names';
import { useFileAssignments } from './assignments/file-assignments';
import { useFileNotes } from './notes/file-notes';
import { useFileParties } from './parties/file-parties';
import { useFileDocuments } from '../document/document-list';
import { useFileInvoices } from './vendor-invoices/file-invoices';
import { useFileAttempts } from './attempts/file-attempts';
import { useFileTraces } from './skip-traces/file-traces';
import { useFileReminders } from '../reminder/reminder-list';
import { useFileRequests } from '../request/request-list';

/** How many there are behind each tab, as far as that is known; the same calls fill the tabs themselves. */
export function useTabCounts(file: FileRecord): { readonly [T in TabName]?: number } {
  const { data: parties } = useFileParties(file.id);
  const { data: traces } = useFileTraces(file.id);
  const { data: attempts } = useFileAttempts(file.id);
  const { total: notes } = useFileNotes(file.id, 3);
  const { data: reminders } = useFileReminders(file.id);
  const { data: documents } = useFileDocuments(file.id);
  const { data: requests } = useFileRequests(file.id);
  const { data: assignments } = useFileAssignments(file.id);
  const { data: invoices } = useFileInvoices(file.id);
  return {
    parties: parties?.length,
    'skip-traces': traces?.length,
    attempts: attempts?.length,
    notes,
    reminders: reminders?.filter(({ status }) => status === 'open' || status === 'snoozed').length,
    documents: documents?.length,
    requests: requests?.filter(({ status }) => openRequests.includes(status)).length,
    'vendor-invoices': invoices?.filter(({ invoiceStatus }) => invoiceStatus !== 'void').length,
    assignments: assignments?.filter(({ status }) => status === 'proposed' || status === 'accepted').length,
  };
}
