import type { RowOf } from '#contract/commands/input';
import { seizureLicence } from '#contract/lifecycles/seizure-licence';
import { useReadData } from '../../../data/use-read';
import { useWriting } from '../../../data/use-writing';
import { useWords } from '../../../i18n/words';
import { useFileRecord } from '../file-record';
import type { Warned } from './warnings-dialog';

/** A company that a file could be given to. */
export type Candidate = RowOf<'listCandidates'>;

export interface AskedCandidates {
  readonly activityType?: Candidate['activityType'];
  readonly state?: NonNullable<Candidate['state']>;
  readonly search?: string;
}

/** The companies that a file could be given to, the likeliest first. */
export const useCandidates = (fileId: string, asked: AskedCandidates, enabled = true) =>
  useReadData(
    ['desk', 'candidates', fileId, asked],
    'listCandidates',
    { fileId, ...asked },
    { enabled, placeholderData: (before) => before },
  );

/** Why a company may not be given the file, in words. */
export function useWhyNot(): (candidate: Candidate) => string | undefined {
  const { t, choice } = useWords();
  const { state } = useFileRecord();
  return ({ isOn, blocked, companyStatus, licensed }) => {
    if (isOn) return t('file.assignments.alreadyOn');
    if (blocked) return blocked;
    if (companyStatus !== null && companyStatus !== 'active') return choice('companyStatus', companyStatus);
    if (licensed !== false) return undefined;
    return t('fileTabs.candidates.unlicensed', {
      licence: choice('complianceType', seizureLicence(state)),
      province: choice('province', state),
    });
  };
}

/** Gives the file to a company. @returns what is worth a second look, where anything is, else what is said of it */
export function usePropose(fileId: string) {
  const { t } = useWords();
  const { create } = useWriting('companyAssignment');
  return async (
    { companyId, companyName: name }: Pick<Candidate, 'companyId' | 'companyName'>,
    given: object = {},
  ): Promise<Warned | string> => {
    const made = await create({ ...given, fileId, companyId });
    const { warnings = [] } = made as { warnings?: readonly string[] };
    return warnings.length > 0 ? { name, warnings } : t('file.assignments.proposed', { name });
  };
}
