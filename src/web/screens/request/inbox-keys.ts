import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isTyping } from '../../frame/keys';
import { usePageKeys } from '../../frame/page-keys';
import { useTranslate } from '../../i18n/use-translate';

/**
 * The keys of the inbox. `j` and `k` go through its lines, vendors' invoices and requests alike; any other presses what carries it as
 * `data-key`: in the bar of what is chosen where that stands, else in the line that has the focus.
 */
export function useInboxKeys(page: RefObject<HTMLElement | null>): void {
  const t = useTranslate();
  usePageKeys(t('request.keys.title'), [
    ['j', t('request.keys.down')],
    ['k', t('request.keys.up')],
    ['x', t('request.keys.choose')],
    ['a', t('request.keys.approve')],
    ['d', t('request.keys.decline')],
    ['i', t('request.keys.ask')],
  ]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const lines = [...(page.current?.querySelectorAll<HTMLElement>('li[data-id], [data-line]') ?? [])];
      const at = lines.findIndex((line) => line.contains(document.activeElement));
      if (event.key === 'j' || event.key === 'k') {
        lines[Math.max(0, Math.min(lines.length - 1, at + (event.key === 'j' ? 1 : -1)))]?.focus();
        return;
      }
      const carries = `[data-key="${CSS.escape(event.key)}"]:not(:disabled)`;
      const bar = document.querySelector('[data-bulk]');
      const meant =
        bar?.querySelector<HTMLElement>(carries) ?? lines[at]?.querySelector<HTMLElement>(carries);
      if (!meant) return;
      // The letter is not also written into the dialog that opens.
      event.preventDefault();
      meant.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [page]);
}
