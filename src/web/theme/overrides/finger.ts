/** Where a finger presses rather than a pointer: what is pressed is 44 pixels there. */
export const finger = '@media (pointer: coarse)';
