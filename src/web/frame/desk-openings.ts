import { createContext, useContext } from 'react';

/** What stands above the page, one at a time. */
export type Opening = 'palette' | 'keys' | 'rail';

interface DeskOpenings {
  readonly open: Opening | null;
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
