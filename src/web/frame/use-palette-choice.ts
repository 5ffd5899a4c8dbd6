import type { KeyboardEvent } from 'react';
import { useEffect, useState } from 'react';
import type { PaletteLine } from './palette-lines';

interface PaletteChoice {
  readonly current: PaletteLine | undefined;
  /** Enter was pressed before there was an answer to what was typed. */
  readonly isAwaited: boolean;
  readonly onType: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Which line is meant: the first, or the one that the arrows went to. Enter opens it; what was found for an earlier word is never
 * opened, so that Enter waits for the answer to what stands there now.
 */
export function usePaletteChoice(parts: {
  lines: readonly PaletteLine[];
  searching: boolean;
  open: (line: PaletteLine) => void;
}): PaletteChoice {
  const { lines, searching, open } = parts;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isEntered, setEntered] = useState(false);
  const at = Math.max(
    lines.findIndex(({ key }) => key === chosen),
    0,
  );
  const current = lines[at];
  const isGone = chosen !== null && current?.key !== chosen;
  const awaited = isEntered && !searching && !isGone ? current : undefined;

  useEffect(() => {
    if (awaited) open(awaited);
  }, [awaited, open]);

  const step = (by: number) => {
    setChosen(lines[(at + by + lines.length) % Math.max(lines.length, 1)]?.key ?? null);
    setEntered(false);
  };
  return {
    current,
    isAwaited: isEntered && searching,
    onType() {
      setChosen(null);
      setEntered(false);
    },
    onKeyDown(event) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        step(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (searching && (!current || current.isFound)) setEntered(true);
        else if (current) open(current);
      }
    },
  };
}
