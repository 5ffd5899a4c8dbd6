/** What the banks of the country call their columns, in both languages, letter case and accents aside; what is meant first stands first. */
export const statementHeads = {
  date: [
    ['posted date', 'date posted', 'posting date', 'date de comptabilisation'],
    [
      'transaction date',
      'date de transaction',
      'date de la transaction',
      'date d operation',
      'date operation',
    ],
    ['date', 'effective date', 'date effective'],
  ].flat(),
  amount: [
    'amount',
    'transaction amount',
    'montant',
    'montant de la transaction',
    'cad$',
    'cad',
    'montant cad',
  ],
  debit: ['debit', 'debits', 'withdrawal', 'withdrawals', 'retrait', 'retraits', 'funds out'],
  credit: ['credit', 'credits', 'deposit', 'deposits', 'depot', 'depots', 'funds in'],
  account: ['account', 'account number', 'compte', 'numero de compte', 'no de compte'],
} as const;

/** Those of the columns whose words tell what a line is for. */
export const descriptionHeads: readonly string[] = [
  [
    'description',
    'description 1',
    'description 2',
    'details',
    'detail',
    'memo',
    'name',
    'payee',
    'transaction',
  ],
  ['libelle', 'nom', 'particulars', 'narrative', 'reference', 'numero de reference', 'no de reference'],
  ['cheque number', 'numero de cheque', 'cheque'],
].flat();
