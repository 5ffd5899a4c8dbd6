/** Who sees and who changes the rates and the rules of law of the provinces: one column a role, as in the table of all rights. */
export const rightsOfProvinces = {
  'GET /provinceTax/{province}': 'xxxxxxxxx',
  'GET /desk/provinceTax/list': 'xxxxxxxxx',
  'POST /desk/provinceTax/': 'x--------',
  'PATCH /desk/provinceTax/': 'x---x----',
  'POST /desk/provinceTax/previewRule': 'x--------',
  'POST /desk/provinceTax/changeRule': 'x--------',
  'POST /desk/provinceTax/addRule': 'x--------',
  'POST /desk/provinceTax/endRule': 'x--------',
  'GET /desk/provinceTax/ruleVersions': 'xxxxxxxxx',
} as const;
