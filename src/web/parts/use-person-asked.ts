import { useTranslate } from '../i18n/use-translate';
import type { Asked } from './fields-dialog';

/** Who is suspended, or not in yet, is given nothing. */
export const active = { userStatus: 'active' } as const;

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
