import type { EvidenceInput } from '../evidence/evidence-input';
import { startJob } from '../jobs/job-row';
import { find } from '../records/find';
import { languages } from '../words/languages';
import type { Handler } from './handler';

/** Starts the making of the evidence pack of a file, by the right to take files out. */
export const makeEvidencePack: Handler<'makeEvidencePack'> = async (context, { fileId, language }) => {
  const { ref } = await find(context.db, 'file', fileId, context.caller);
  const input: EvidenceInput = {
    fileId,
    language,
    fileName: `${ref} - ${languages[language].evidence.title}.zip`,
  };
  return startJob(context, { kind: 'evidence_pack', input });
};
