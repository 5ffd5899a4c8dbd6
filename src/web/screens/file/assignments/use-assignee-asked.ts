import { active, usePersonAsked } from '../../../parts/use-person-asked';

/** The question who is put on a file, for a dialog: one of those who can work on it. */
export const useAssigneeAsked = (fileId: string) => usePersonAsked({ worksOn: fileId });

/** As many files as an address can name. */
const namedAtMost = 50;

/**
 * The same for many files, each of which answers for itself whether they can work on it: who can work on one of those that are named, or, where
 * these are none or too many to name, the people of the house that puts them on those.
 */
export const useAssigneeOfManyAsked = (companyId: unknown, fileIds: readonly string[] = []) =>
  usePersonAsked(
    fileIds.length > 0 && fileIds.length <= namedAtMost
      ? { worksOn: fileIds }
      : { ...active, houseOf: companyId },
  );
