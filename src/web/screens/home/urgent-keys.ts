import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../data/resource-paths';
import { isTyping } from '../../frame/keys';
import { usePageKeys } from '../../frame/page-keys';
import { useTranslate } from '../../i18n/use-translate';
import type { Day } from './tiles';

const most = 9;

/** The key that opens the file of a line, counted from nought; the lines after the ninth have none. */
export const keyOf = (at: number): string | undefined => (at < most ? String(at + 1) : undefined);

/** The keys of the home: a digit opens the file of that line among those that harm first. */
export function useUrgentKeys(files: Day['urgent']): void {
  const t = useTranslate();
  const navigate = useNavigate();
  usePageKeys(t('myDay.keysTitle'), [[`1 – ${most}`, t('myDay.keysOpen')]]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const file = files.find((_, at) => keyOf(at) === event.key);
      if (file) void navigate(recordPath('file', file.fileId));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [files, navigate]);
}
