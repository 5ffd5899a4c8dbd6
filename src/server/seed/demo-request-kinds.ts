import { businessDayFrom } from '#contract/clocks/business-day';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Draft } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Calendar } from './demo-bundle';
import type { Province } from './demo-places';

/** The same in English and in French. */
export type Said = readonly [en: string, fr: string];

export type Asked = Pick<Draft<'request'>, 'amount' | 'payload'> & { readonly reason: Said };

/** A file as far as what is asked of it goes by it. */
export interface About {
  readonly state: Province;
  readonly status: StatusName;
  readonly contractType: ValueOf<'contractType'>;
  /** Whether its contract lies on it. */
  readonly hasContract: boolean;
  /** A fee that stands and is not billed, with what it comes to. */
  readonly feeId: string | null;
  readonly total: string | null;
  /** For how much its unit would be sold at the least, once that is proposed. */
  readonly reservePrice: string | null;
  readonly floorPrice: string | null;
}

/** What is asked of files in some statuses, and by which side; `undefined` of a file that nobody would ask it of. */
export interface Kind {
  readonly requestType: ValueOf<'requestType'>;
  readonly side: 'agency' | 'client';
  readonly in: readonly StatusName[];
  readonly asked: (file: About, calendar: Calendar) => Asked | undefined;
}

const trying = ['attempting', 'attempt_scheduled', 'contact_made', 'asset_sighted'] as const;
const onNotice = ['notice_pending', 'notice_sent', 'objection_received'] as const;
const inYard = [
  ...(['in_storage', 'inventory_pending', 'condition_report_pending', 'secured_complete'] as const),
];

const ahead = (days: number, { state }: About, calendar: Calendar): string =>
  businessDayFrom(state, calendar.dayAgo(-days));

/** What people ask of the files of the demo. */
export const kinds: readonly Kind[] = [
  {
    requestType: 'hold',
    side: 'client',
    in: [...trying, 'prior_notice_running', 'surrender_arranged', 'surrender_scheduled'],
    asked: (file, calendar) => ({
      reason: [
        'The debtor called our branch and promised to pay the arrears within the week.',
        'Le débiteur a appelé notre succursale et promis de payer l’arriéré d’ici une semaine.',
      ],
      payload: { holdReason: 'payment_pending', holdUntil: ahead(8, file, calendar) },
    }),
  },
  {
    requestType: 'close',
    side: 'client',
    in: [...trying, 'skip_in_progress', 'surrender_arranged'],
    asked: () => ({
      reason: [
        'The debtor paid the arrears in full at our branch.',
        'Le débiteur a payé l’arriéré en entier à notre succursale.',
      ],
      payload: { closingReason: 'arrears_paid' },
    }),
  },
  {
    requestType: 'close',
    side: 'agency',
    in: ['skip_exhausted'],
    asked: () => ({
      reason: [
        'Every source was asked and none has anything new. Nobody has been found.',
        'Toutes les sources ont été consultées sans rien de neuf. Le débiteur reste introuvable.',
      ],
      payload: { closingReason: 'unable_to_locate' },
    }),
  },
  {
    requestType: 'payout_or_balance',
    side: 'agency',
    in: [...inYard, ...onNotice, 'contact_made', 'payment_arrangement', 'redemption_requested'],
    asked: () => ({
      reason: [
        'The debtor asks what would settle the account.',
        'Le débiteur demande ce qui réglerait le compte.',
      ],
      payload: {},
    }),
  },
  {
    requestType: 'extension',
    side: 'agency',
    in: ['attempting', 'attempt_scheduled', 'address_negative', 'asset_inaccessible'],
    asked: (file, calendar) => ({
      reason: [
        'Two more weeks, please: the next attempts are at other hours of the day.',
        'Deux semaines de plus, s’il vous plaît; les prochaines tentatives se feront à d’autres heures.',
      ],
      payload: { newDueDate: ahead(14, file, calendar) },
    }),
  },
  {
    requestType: 'extension',
    side: 'agency',
    in: ['skip_in_progress'],
    asked: (file, calendar) => ({
      reason: [
        'Two more weeks, please: two sources have not answered yet.',
        'Deux semaines de plus, s’il vous plaît; deux sources n’ont pas encore répondu.',
      ],
      payload: { newDueDate: ahead(14, file, calendar) },
    }),
  },
  {
    requestType: 'write_off',
    side: 'agency',
    in: ['skip_exhausted', 'address_negative', 'asset_inaccessible', 'deficiency_or_surplus'],
    asked: ({ feeId, total }) =>
      feeId && total
        ? {
            reason: [
              'This cost cannot be recovered from the debtor.',
              'Ces frais ne peuvent être recouvrés du débiteur.',
            ],
            amount: total,
            payload: { feeIds: [feeId] },
          }
        : undefined,
  },
  {
    requestType: 'storage_extension',
    side: 'agency',
    in: ['notice_sent', 'objection_received', 'remarketing_review', 'appraisal_ordered', 'recon_review'],
    asked: ({ status }) => ({
      reason: status.startsWith('notice')
        ? [
            'The notice runs on, and nothing may be sold before it is over.',
            'L’avis court encore, et rien ne peut être vendu avant sa fin.',
          ]
        : [
            'The unit leaves the yard once it is decided how it goes on.',
            'L’unité quittera la cour une fois la suite décidée.',
          ],
      payload: { days: 15 },
    }),
  },
  {
    requestType: 'document_request',
    side: 'agency',
    in: ['under_review', 'information_required', 'accepted', 'pre_seizure_checks'],
    asked: ({ hasContract, contractType }) =>
      hasContract
        ? undefined
        : {
            reason: [
              'The placement came without a copy of the contract.',
              'Le mandat est arrivé sans copie du contrat.',
            ],
            payload: {
              documentType: contractType.endsWith('lease') ? 'lease_agreement' : 'security_agreement',
            },
          },
  },
  {
    requestType: 'information_request',
    side: 'agency',
    in: ['skip_client_input'],
    asked: () => ({
      reason: [
        'Does the application name another number, or somebody who knows the debtor?',
        'La demande nomme-t-elle un autre numéro, ou quelqu’un qui connaît le débiteur?',
      ],
    }),
  },
  {
    requestType: 'legal_action',
    side: 'agency',
    in: ['legal_review'],
    asked: () => ({
      reason: [
        'Without a court’s order nothing goes on here. Please allow us to apply for one.',
        'Rien n’avance ici sans ordonnance du tribunal. Veuillez nous permettre d’en demander une.',
      ],
    }),
  },
];

/** What has been asked of the client where the status of a file says that it waits for that. */
export const awaited: readonly Kind[] = [
  {
    requestType: 'skip_approval',
    side: 'agency',
    in: ['skip_approval_pending'],
    asked: () => ({
      reason: [
        'The directory has nothing newer; a bureau header may have an address.',
        'L’annuaire n’a rien de plus récent; un en-tête de bureau de crédit peut avoir une adresse.',
      ],
      amount: '85.00',
    }),
  },
  {
    requestType: 'reserve_approval',
    side: 'agency',
    in: ['reserve_pending'],
    asked: ({ reservePrice, floorPrice }) => ({
      reason: [
        'As the appraisal says; the market for it is thin until spring.',
        'Selon l’évaluation; le marché est mince jusqu’au printemps.',
      ],
      payload: { reservePrice, floorPrice },
    }),
  },
];
