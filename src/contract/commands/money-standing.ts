import { resourceNames } from '../resource-names';
import { vocabularies } from '../vocabularies/index';
import { calls } from './calls';
import { command } from './command';
import { count, said } from './usual-answers';

/** What clients owe, by how late it is; what is on its way to being billed; what is held for clients; what vendors are owed. */
export const moneyFigures = [
  ...vocabularies.receivable,
  'toBill',
  'inDraft',
  'notSent',
  'heldInTrust',
  'toRemit',
  'toDecide',
  'toPost',
  'toPay',
] as const;
export type MoneyFigure = (typeof moneyFigures)[number];

/** The money of a house, or of one company in it. */
export const moneyStandingCommands = {
  showMoneyStanding: command({
    call: calls.showMoneyStanding,
    right: 'session',
    purpose:
      'Tells what clients owe by how late it is, what waits to be billed, what is held in trust and what vendors are owed, of one company or of all; each with the list that comes to it.',
    query: { companyId: { kind: 'reference', to: 'company' } },
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: {
            figure: { kind: 'word', of: moneyFigures, required: true },
            resource: { kind: 'word', of: resourceNames, required: true },
            search: said,
            count,
            amount: { kind: 'money', signed: true, required: true },
          },
        },
      },
    },
  }),
};
