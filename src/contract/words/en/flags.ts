/** What a table or a form says of what is so or is not. */
export const flags = { yes: 'Yes', no: 'No' } as const;

export type FlagWords = Readonly<Record<keyof typeof flags, string>>;
