import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isTyping } from '../../frame/keys';
import { usePageKeys } from '../../frame/page-keys';
import type { Decision } from './decide-dialog';
import { useRequestTexts } from './request-texts';

interface Acts {
  readonly onChoose: (id: string) => void;
  readonly onDecide: (id: string | undefined, decision: Decision) => void;
}

const decisionOf: Readonly<Record<string, Decision>> = {
  a: 'approved',
  d: 'declined',
  i: 'information_needed',
};

/** The keys of the inbox: `j` and `k` go through the requests, `x` chooses one, `a`, `d` and `i` decide it or all that are chosen. */
export function useInboxKeys(list: RefObject<HTMLElement | null>, acts: Acts): void {
  const { keys } = useRequestTexts();
  usePageKeys(keys.title, [
    ['j', keys.down],
    ['k', keys.up],
    ['x', keys.choose],
    ['a', keys.approve],
    ['d', keys.decline],
    ['i', keys.ask],
  ]);
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const lines = [...(list.current?.querySelectorAll<HTMLElement>('.ask') ?? [])];
      const at = lines.findIndex((line) => line.contains(document.activeElement));
      const id = lines[at]?.dataset.id;
      const decision = decisionOf[event.key];
      if (event.key === 'j' || event.key === 'k')
        lines[Math.max(0, Math.min(lines.length - 1, at + (event.key === 'j' ? 1 : -1)))]?.focus();
      else if (event.key === 'x' && id) latest.current.onChoose(id);
      else if (decision) {
        // The letter is not also written into the dialog that opens.
        event.preventDefault();
        latest.current.onDecide(id, decision);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
