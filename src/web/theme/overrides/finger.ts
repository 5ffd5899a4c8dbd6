/** Where a finger presses rather than a pointer: what is pressed is 44 pixels there. */
export const finger = '@media (pointer: coarse)';

/** A word of a line that is pressed: it keeps its height, and a finger that meets the line above or below it presses it too. */
export const fingersReach = {
  [finger]: {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', insetInline: 0, top: 'calc(50% - 22px)', height: 44 },
  },
} as const;
