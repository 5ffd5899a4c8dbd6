import { useTranslate } from '../../../i18n/use-translate';
import type { Asked } from '../../../parts/fields-dialog';

/** The question which person is to work files, for a dialog: what is asked, and what stands there at first. */
export function usePersonAsked() {
  const t = useTranslate();
  const person: Asked = {
    path: 'userId',
    field: { kind: 'reference', to: 'user' },
    needed: true,
    label: t('fileBulk.person'),
  };
  return { asked: [person], values: { userId: null } };
}
