import { useTranslate } from '../../../i18n/use-translate';
import type { Asked } from '../../../parts/fields-dialog';

/** Who is suspended, or not in yet, is given nothing. */
const active = { userStatus: 'active' } as const;

/** The question which person something is given to, for a dialog: what is asked, and what stands there at first. */
export function usePersonAsked(among: NonNullable<Asked['among']> = active) {
  const t = useTranslate();
  const person: Asked = {
    path: 'userId',
    field: { kind: 'reference', to: 'user' },
    needed: true,
    label: t('fileBulk.person'),
    among,
  };
  return { asked: [person], values: { userId: null } };
}

/** The same of who is put on a file: those who can work on it. */
export const useAssigneeAsked = (fileId: string) => usePersonAsked({ worksOn: fileId });

/** The same for many files: people of the house that puts them on those; each file answers for itself whether they can work on it. */
export const useAssigneeOfManyAsked = (companyId: unknown) =>
  usePersonAsked({ ...active, houseOf: companyId });
