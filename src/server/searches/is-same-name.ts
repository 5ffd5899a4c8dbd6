/** A name or a number as registries write them: in capitals, without accents, dots or the spaces that people leave. */
export const asRegistriesWrite = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Whether two names are one, as registries write them. */
export const isSameName = (one: string, other: string | undefined): boolean =>
  other !== undefined && asRegistriesWrite(one) !== '' && asRegistriesWrite(one) === asRegistriesWrite(other);
