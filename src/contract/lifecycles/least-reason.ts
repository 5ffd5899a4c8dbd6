/** Letters that a reason has at the least where something is let past the law: fewer say nothing to who looks at it later. */
export const leastReason = 20;
