import { isHandedBack } from '#contract/lifecycles/handed-back';
import { keepPaper } from './demo-paper';
import type { Kept, Paper } from './demo-paper';
import { keepsPapers } from './demo-papers-kept';
import type { Subject } from './demo-papers-of';

/** What came back signed for a unit that went back. */
const release: Paper = {
  documentType: 'release_authorization',
  visibility: 'client',
  by: 'agency',
  title: 'Signed release',
  titleFr: 'Autorisation de remise du bien signée',
};

/** What its lender writes of a contract that stands again. */
const letter: Paper = {
  documentType: 'reinstatement_letter',
  visibility: 'client',
  by: 'lender',
  title: 'Reinstatement letter',
  titleFr: 'Lettre de rétablissement',
};

/** What the auction writes of what it sold. */
const statement: Paper = {
  documentType: 'sale_statement',
  visibility: 'client',
  by: 'agency',
  title: 'Sale statement',
  titleFr: 'Relevé de vente',
};

/** Who keeps the unit for its lender puts their name to that. */
const undertaking: Paper = {
  documentType: 'bailees_undertaking',
  visibility: 'client_and_vendor',
  by: 'agency',
  title: 'Undertaking of the bailee',
  titleFr: 'Engagement du gardien',
};

/** The papers without which a file does not come to where it stands: a signed undertaking, and what its closing asks for. */
export function statusPapers(file: Subject): Kept[] {
  const { status, statusSince } = file;
  return [
    ...(status === 'bailee_undertaking'
      ? [keepPaper(file, undertaking, { key: 'undertaking', kind: 'document', at: statusSince })]
      : []),
    ...wentBackBy(file),
    ...soldBy(file),
  ];
}

/** What a unit of a file that was closed went back by: its signed release, and its lender’s letter where the contract stands again. */
function wentBackBy(file: Subject): Kept[] {
  const { toLast, toClosing, previousStatus } = file;
  if (!toLast || !toClosing) return [];
  if (!isSignedFor(file)) return [];
  const signed = keepPaper(file, release, { key: 'release', kind: 'document', at: toClosing });
  return previousStatus === 'reinstated'
    ? [keepPaper(file, letter, { key: 'letter', kind: 'document', at: toLast }), signed]
    : [signed];
}

/** Whoever took a unit signed for it, also its client who had it out of the yard. */
const isSignedFor = (file: Subject): boolean =>
  isHandedBack(file) || file.closingReason === 'recovered_returned_to_client';

/** What is kept of the sale for which a file was closed. */
function soldBy(file: Subject): Kept[] {
  const { toLast, closingReason, status } = file;
  const isSold = closingReason === 'recovered_sold' && status === 'closed';
  return isSold && toLast && keepsPapers(file)
    ? [keepPaper(file, statement, { key: 'sale statement', kind: 'document', at: toLast })]
    : [];
}
