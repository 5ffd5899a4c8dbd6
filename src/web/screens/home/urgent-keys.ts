import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../data/resource-paths';
import { isTyping } from '../../frame/keys';
import { usePageKeys } from '../../frame/page-keys';
import { useTranslate } from '../../i18n/use-translate';
import type { Day } from './tiles';

const most = 9;

/** The key that opens what a line is about, counted from nought; the lines after the ninth have none. */
export const keyOf = (at: number): string | undefined => (at < most ? String(at + 1) : undefined);

/** The keys of the home: a digit opens what that line of those that harm first is about. */
export function useUrgentKeys(lines: Day['urgent']): void {
  const t = useTranslate();
  const navigate = useNavigate();
  usePageKeys(t('myDay.keysTitle'), [[`1 – ${most}`, t('myDay.keysOpen')]]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const line = lines.find((_, at) => keyOf(at) === event.key);
      if (line) void navigate(recordPath(line.resource, line.id));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [lines, navigate]);
}
