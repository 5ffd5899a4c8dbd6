import { createContext, useContext } from 'react';

/** What stands above the page, one at a time. */
export type Opening = 'palette' | 'keys' | 'rail';

interface DeskOpenings {
  readonly show: (opening: Opening) => void;
  readonly close: () => void;
}

export const DeskOpeningsContext = createContext<DeskOpenings | null>(null);

/** Opens and closes what the desk has above its pages. */
export function useDeskOpenings(): DeskOpenings {
  const openings = useContext(DeskOpeningsContext);
  if (!openings) throw new Error('useDeskOpenings needs a DeskLayout around it.');
  return openings;
}

// Apart from the above: all that can open something would be drawn anew whenever something opens.
export const OpeningContext = createContext<Opening | null>(null);

/** What is open now. */
export const useOpening = (): Opening | null => useContext(OpeningContext);
