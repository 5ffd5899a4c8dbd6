import type { Screen } from './screen';

/** What is sold, to whom, and what is known of it before. */
export const sale: readonly Screen[] = [
  { name: 'remarketing', path: '/remarketing', title: /^(Remarketing|Remise en marché)/ },
  { name: 'remarketing, nothing found', path: '/remarketing?saleDateFrom=2099-01-01', title: /^(Rem)/ },
  { name: 'purchasers', path: '/purchasers', title: /^(Purchasers|Acheteurs)/ },
  { name: 'a purchaser', path: '/purchasers/{purchasers}', title: /./ },
  { name: 'a new purchaser', path: '/purchasers/create', title: /^(New|Nouve)/ },
  {
    name: 'repairs',
    path: '/repairs-and-reconditioning',
    title: /^(Repairs and reconditioning|Réparations)/,
  },
  { name: 'a repair', path: '/repairs-and-reconditioning/{repairs}', title: /./ },
  { name: 'the repairs of a file', path: '/files/{sold}/repairs', title: /./ },
  { name: 'the searches of a file', path: '/files/{sold}/searches', title: /./ },
  { name: 'the skip traces of a file', path: '/files/{sold}/skip-traces', title: /./ },
  { name: 'skip traces', path: '/skip-traces', title: /^(Skip traces|Dépistages)/ },
  { name: 'the catalogue', path: '/catalogue', title: /^(Asset catalogue|Catalogue des biens)/ },
  { name: 'a new model', path: '/catalogue/create', title: /^(New|Nouve)/ },
];
