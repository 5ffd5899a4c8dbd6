/** The page that is worked where there is no line: what it shows was taken along, and what it takes waits. */
export const roadside = '/field';
