import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';

interface Undoable {
  readonly message: string;
  readonly onUndo: (() => void) | undefined;
}

const UndoContext = createContext<(done: Undoable) => void>(() => undefined);

/** Says what was done and offers to take it back, for as long as it takes to read it twice. */
export const useUndo = (): ((done: Undoable) => void) => useContext(UndoContext);

const shown = 8000;

export function UndoProvider({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [done, setDone] = useState<Undoable | null>(null);
  const close = useCallback(() => setDone(null), []);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(close, shown);
    return () => clearTimeout(timer);
  }, [done, close]);
  return (
    <UndoContext value={setDone}>
      {children}
      <div role="status" className="undo-place">
        {done && (
          <p className="undo">
            <span>{done.message}</span>
            {done.onUndo && (
              <MuiLink
                component="button"
                color="primary"
                type="button"
                onClick={() => {
                  close();
                  done.onUndo?.();
                }}
              >
                {t('reminder.undo')}
              </MuiLink>
            )}
          </p>
        )}
      </div>
    </UndoContext>
  );
}
