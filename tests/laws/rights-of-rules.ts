/** Who may change the rules of law by which clocks and gates are worked out: one column a role, as in the table of all rights. */
export const rightsOfRules = {
  'POST /desk/provinceTax/previewRule': 'x--------',
  'POST /desk/provinceTax/changeRule': 'x--------',
} as const;
