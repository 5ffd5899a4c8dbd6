import { choices as english } from '#contract/words/en/choices';
import { choices as french } from '#contract/words/fr/choices';
import { keepPaper, paperId } from './demo-paper';
import type { Kept, Paper } from './demo-paper';
import type { Subject } from './demo-papers-of';
import { servedKey } from './demo-proofs';
import type { ProvingKey } from './demo-proofs';

/** The papers of a file that prove what it says: what a search found, what lay in its unit, that its notices were served, that it was redeemed. */
export function provingPapers(file: Subject): Kept[] {
  const named = new Map(
    (file.proofs ?? []).flatMap(({ documentId, at }) => (documentId ? [[documentId, at]] : [])),
  );
  return [
    ...(Object.keys(papers) as ProvingKey[]).flatMap((key) => {
      const at = named.get(paperId(file._id, key));
      const { says, ...paper } = papers[key];
      return at ? [keepPaper(file, paper, { key, kind: 'document', at, lines: says(file) })] : [];
    }),
    ...servedPapers(file),
  ];
}

type Proving = Paper & { readonly says: (file: Subject) => readonly string[] };

const whoOwes = ({ debtorName }: Subject): string => debtorName ?? '';

const papers: { readonly [K in ProvingKey]: Proving } = {
  insolvency: {
    documentType: 'insolvency_search',
    visibility: 'client',
    by: 'agency',
    title: 'Insolvency search',
    titleFr: 'Recherche en insolvabilité',
    says: (file) => [
      whoOwes(file),
      file.state === 'QC'
        ? 'Aucun dossier de faillite ou de proposition'
        : 'No record of a bankruptcy or proposal',
    ],
  },
  trustee: {
    documentType: 'trustee_letter',
    visibility: 'client',
    by: 'agency',
    title: 'Letter of the trustee',
    titleFr: 'Lettre du syndic',
    says: (file) => [whoOwes(file), file.estateNumber ?? ''],
  },
  inventory: {
    documentType: 'personal_effects_inventory',
    visibility: 'client_and_vendor',
    by: 'yard',
    title: 'Personal effects inventory',
    titleFr: 'Inventaire des effets personnels',
    says: ({ personalEffects }) => personalEffects?.items ?? [],
  },
  objection: {
    documentType: 'notice_of_objection',
    visibility: 'client',
    by: 'agency',
    title: 'Notice of objection to seizure',
    titleFr: 'Avis d’opposition à la saisie',
    says: (file) => [whoOwes(file)],
  },
  quote: {
    documentType: 'redemption_statement',
    visibility: 'client',
    by: 'agency',
    title: 'Redemption statement',
    titleFr: 'Relevé de rachat',
    says: ({ redemption }) => [`$${redemption?.quotedAmount ?? ''}`, redemption?.quotedUntil ?? ''],
  },
  // Whose debt it pays says that it was paid.
  paid: {
    documentType: 'receipt',
    visibility: 'client',
    by: 'lender',
    title: 'Receipt of the redemption',
    titleFr: 'Reçu du rachat',
    says: ({ redemption }) => [`$${redemption?.amountReceived ?? ''}`, redemption?.redeemedDate ?? ''],
  },
};

const service: Paper = {
  documentType: 'proof_of_service',
  visibility: 'client',
  by: 'agency',
  title: 'Proof of service',
  titleFr: 'Preuve de signification',
  isStatutoryProof: true,
};

/** The notice of Québec as its registry took it in, with the number that it gave it. */
const registered: Paper = {
  documentType: 'qc_prior_notice',
  visibility: 'client',
  by: 'agency',
  title: 'Prior notice as registered',
  titleFr: 'Préavis inscrit au RDPRM',
  isStatutoryProof: true,
};

/** One proof for each notice that was served, whomever on; of a notice that is registered, what was registered as well. */
function servedPapers(file: Subject): Kept[] {
  const { noticeKind: notices, noticeMethod: methods } = file.state === 'QC' ? french : english;
  const served = new Map((file.services ?? []).map((one) => [one.documentId, one]));
  return [...served].flatMap(([documentId, one]) => {
    const { noticeKind, method, servedDate, servedBy, trackingNumber, rdprmDate, rdprmNumber, at } = one;
    if (!documentId) return [];
    const key = servedKey(noticeKind);
    const lines = [notices[noticeKind], whoOwes(file), [servedDate, methods[method]].join(' · ')];
    const taken = { kind: 'document', at } as const;
    return [
      keepPaper(file, service, {
        ...{ ...taken, key },
        lines: [...lines, servedBy, trackingNumber].flatMap((line) => line ?? []),
      }),
      ...(rdprmDate && rdprmNumber
        ? [
            keepPaper(file, registered, {
              ...{ ...taken, key: `registered ${noticeKind}` },
              lines: [...lines, `RDPRM ${rdprmNumber} · ${rdprmDate}`],
            }),
          ]
        : []),
    ];
  });
}
