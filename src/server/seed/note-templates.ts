import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import { insertAll } from './insert-all';
import { frenchNoteTemplates } from './note-templates-french';
import type { SeededTemplate } from './note-templates-french';
import { seededAt } from './reference';
import { seedId } from './seed-id';

const agency = ['agency'] as const;
const lender = ['lender'] as const;
const field = ['agency', 'bailiff', 'towing_storage', 'process_server'] as const;
const sale = ['agency', 'auction', 'remarketer'] as const;

export const englishNoteTemplates: readonly SeededTemplate[] = [
  {
    name: 'Assignment accepted',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: agency,
    body: 'We accept file {{ref}} ({{assetSummary}}). The first attempt is planned for {{nextActionDate}}.',
  },
  {
    name: 'First attempt',
    noteType: 'field_update',
    audience: 'client_and_vendor',
    activityTypes: field,
    body: 'First attempt at {{address}} on {{today}}. Result: … Vehicle seen: yes / no. Next step: …',
  },
  {
    name: 'Negative address',
    noteType: 'field_update',
    audience: 'client_and_vendor',
    activityTypes: field,
    body: 'The debtor does not live at {{address}}. Confirmed by: … The address is marked as not good. Next address: …',
  },
  {
    name: 'Neighbour contact',
    noteType: 'third_party_contact',
    audience: 'internal',
    activityTypes: field,
    body: 'Spoke with a neighbour at {{address}}; the reason of the visit was not given. They said: …',
  },
  {
    name: 'Asset sighted',
    noteType: 'field_update',
    audience: 'client_and_vendor',
    activityTypes: field,
    body: '{{assetSummary}} sighted at … on {{today}}. Plate: … Access: … Reason it was not taken: …',
  },
  {
    name: 'On hook',
    noteType: 'field_update',
    audience: 'client_and_vendor',
    activityTypes: field,
    body: '{{assetSummary}} is on the hook since … at … Police told: … Keys: yes / no. On the way to …',
  },
  {
    name: 'Secured',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: agency,
    body: '{{assetSummary}} was secured on {{today}} and is stored at … Odometer: … Condition: … Storage runs from today. Please tell us whether the debtor may redeem.',
  },
  {
    name: 'Redemption quote',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: agency,
    body: 'To redeem {{assetSummary}}: arrears …, costs …, total …, good until … Please confirm so that we can tell the debtor.',
  },
  {
    name: 'Hold acknowledged',
    noteType: 'client_update',
    audience: 'client_and_vendor',
    activityTypes: agency,
    body: 'File {{ref}} is on hold from {{today}} until {{holdUntil}}. No attempts until it is released.',
  },
  {
    name: 'Hold released',
    noteType: 'client_update',
    audience: 'client_and_vendor',
    activityTypes: agency,
    body: 'The hold on file {{ref}} is released. Work goes on from today.',
  },
  {
    name: 'Request for information',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: agency,
    body: 'To go on with file {{ref}} we need: … Please answer by {{nextActionDate}}.',
  },
  {
    name: 'Skip trace request',
    noteType: 'skip_trace',
    audience: 'vendor',
    activityTypes: agency,
    body: 'Please trace the debtor of file {{ref}}. Known addresses and telephones are on the file. Needed: current address, place of work. By: …',
  },
  {
    name: 'Vendor reminder',
    noteType: 'vendor_instruction',
    audience: 'vendor',
    activityTypes: agency,
    body: 'We have had no report on file {{ref}} since {{lastActivityDate}}. Please report today.',
  },
  {
    name: 'Weekly client update',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: agency,
    body: 'File {{ref}}, {{debtorName}}. This week: … Attempts: … Next week: … Needed from you: …',
  },
  {
    name: 'Notice served',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: ['agency', 'process_server', 'bailiff'],
    body: 'The notice was served on … by … The earliest day of sale is … Proof of service is on the file.',
  },
  {
    name: 'Auction run list',
    noteType: 'remarketing',
    audience: 'client',
    activityTypes: sale,
    body: '{{assetSummary}} runs at … on … as lot … Announcements: …',
  },
  {
    name: 'If-bid request',
    noteType: 'remarketing',
    audience: 'client',
    activityTypes: sale,
    body: 'The high bid for {{assetSummary}} is … against a floor of … It stands until … Do you accept?',
  },
  {
    name: 'Sold',
    noteType: 'remarketing',
    audience: 'client',
    activityTypes: sale,
    body: '{{assetSummary}} was sold on … for … Settlement follows by …',
  },
  {
    name: 'Close-out summary',
    noteType: 'client_update',
    audience: 'client',
    activityTypes: agency,
    body: 'File {{ref}} is ready to close. Result: … Proceeds: … Costs: … Balance: … Open documents: none.',
  },
  {
    name: 'Complaint acknowledged',
    noteType: 'complaint',
    audience: 'internal',
    activityTypes: agency,
    body: 'Complaint received on {{today}} from … about … Acknowledged within 24 hours. An answer is due in five days. Who looks into it: …',
  },
  {
    name: 'Instruction to recover',
    noteType: 'client_instruction',
    audience: 'client',
    activityTypes: lender,
    body: 'Please recover {{assetSummary}} on file {{ref}}. Arrears: … What we know of where it is: … Call us before …',
  },
  {
    name: 'Information asked for',
    noteType: 'client_instruction',
    audience: 'client',
    activityTypes: lender,
    body: 'For file {{ref}}: … The document is attached. It was signed on …',
  },
  {
    name: 'Debtor called us',
    noteType: 'debtor_contact',
    audience: 'client',
    activityTypes: lender,
    body: 'The debtor called on {{today}} about file {{ref}}. They said: … Promised: … by … Please … until then.',
  },
  {
    name: 'Payment received by us',
    noteType: 'client_instruction',
    audience: 'client',
    activityTypes: lender,
    body: 'We received … on … for file {{ref}}. Arrears left: … Hold the file until …',
  },
];

/** The templates of the platform in both languages; says how many were new. */
export function seedNoteTemplates(db: Db): Promise<number> {
  const rows = (language: ValueOf<'language'>, templates: readonly SeededTemplate[]) =>
    templates.map((template) => ({
      _id: seedId('noteTemplate', `${language} ${template.name}`),
      language,
      companyId: null,
      ...template,
    }));
  return insertAll(
    db,
    'noteTemplate',
    [...rows('en', englishNoteTemplates), ...rows('fr', frenchNoteTemplates)],
    seededAt,
  );
}
