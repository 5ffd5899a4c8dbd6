/** The forms that can be made of a file, in the order of its life. One that is not here is refused. */
export const formType = [
  'proceeds_statement',
  'lien_discharge_request',
  'deficiency_letter',
  'surplus_letter',
] as const;
