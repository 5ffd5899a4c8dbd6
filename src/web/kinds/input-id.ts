/** The id of an input by its path, so that the list of problems can lead to it. */
export const inputId = (source: string): string => `field-${source.replace(/[^\w]+/g, '-')}`;
