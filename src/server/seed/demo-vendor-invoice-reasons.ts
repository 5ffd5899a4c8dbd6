import { amountOf, centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';

type Flag = ValueOf<'vendorInvoiceFlag'>;
type Checks = NonNullable<Recorded<'vendorInvoice'>['checks']>;
export type Language = 'en' | 'fr';

/** What a level finds fault with, in the vendor's words. `lines`: the numbers of the lines that it is about, none for the whole. */
export interface Fault {
  readonly reason: string;
  readonly lines: readonly string[];
}

interface Said {
  readonly line: number;
  readonly asked: string;
  readonly agreed: string;
  readonly again: string;
}

// The gravest first: what is said of an invoice on which several things stand out.
const sentences: readonly (readonly [Flag, { readonly [L in Language]: (said: Said) => string }])[] = [
  [
    'duplicate_number',
    {
      en: ({ again }) => `You billed this work before, with your invoice ${again}.`,
      fr: ({ again }) => `Vous avez déjà facturé ce travail, par votre facture ${again}.`,
    },
  ],
  [
    'no_assignment',
    {
      en: ({ line }) => `Line ${line} names a file that you never took on. Please check its number.`,
      fr: ({ line }) =>
        `La ligne ${line} vise un dossier que vous n’avez jamais accepté. Veuillez vérifier son numéro.`,
    },
  ],
  [
    'missing_document',
    {
      en: () => 'The document that came with it is not your invoice. Please attach the invoice itself.',
      fr: () => 'Le document joint n’est pas votre facture. Veuillez joindre la facture elle-même.',
    },
  ],
  [
    'over_contract',
    {
      en: ({ line, asked, agreed }) => `Line ${line} asks $${asked}; by your price list it is $${agreed}.`,
      fr: ({ line, asked, agreed }) =>
        `La ligne ${line} demande ${inFrench(asked)}; selon votre tarif, c’est ${inFrench(agreed)}.`,
    },
  ],
  [
    'tax_mismatch',
    {
      en: () => 'The taxes are not those of the province where the work was done.',
      fr: () => 'Les taxes ne sont pas celles de la province où le travail a été fait.',
    },
  ],
  [
    'closed_file',
    {
      en: () => 'The file was closed before your invoice came in. Please say why it comes now.',
      fr: () =>
        'Le dossier était fermé avant l’arrivée de votre facture. Veuillez dire pourquoi elle arrive maintenant.',
    },
  ],
  [
    'late_sla',
    {
      en: ({ line }) => `Line ${line} was billed later than your price list allows. Please say why.`,
      fr: ({ line }) =>
        `La ligne ${line} a été facturée plus tard que ne le permet votre tarif. Veuillez dire pourquoi.`,
    },
  ],
  [
    'needs_preapproval',
    {
      en: ({ line }) => `Line ${line} needed our approval before the work. Please send us what it was for.`,
      fr: ({ line }) =>
        `La ligne ${line} devait être approuvée avant le travail. Veuillez nous dire à quoi elle a servi.`,
    },
  ],
];

const inFrench = (amount: string): string => `${amount.replace('.', ',')} $`;

/** What a level says of the gravest thing that stands out on an invoice. `again`: the number under which its work was billed before. */
export function faultOf(
  flags: readonly Flag[],
  checks: Checks,
  language: Language,
  again: string | undefined,
): Fault | undefined {
  const [flag, words] = sentences.find(([one]) => flags.includes(one)) ?? [];
  if (!flag || !words) return undefined;
  const found = checks.filter((check) => check.flags?.includes(flag));
  const [{ line = 1, contractAmount = null, variance = null } = {}] = found;
  const asked = amountOf(centsOf(contractAmount) + centsOf(variance));
  const said = { line, asked, agreed: contractAmount ?? '0.00', again: again ?? '' };
  return { reason: words[language](said), lines: found.map((one) => String(one.line)) };
}

/** Why a vendor calls its own invoice off. */
export const calledOff: { readonly [L in Language]: string } = {
  en: 'Sent by mistake; the work will be billed anew.',
  fr: 'Envoyée par erreur; le travail sera facturé de nouveau.',
};
