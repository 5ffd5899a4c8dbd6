import type { ValueOf } from '../vocabularies';
import { sideOf } from './sides';
import type { Side } from './sides';

type Kind = ValueOf<'noteType'>;
type Activity = ValueOf<'activityType'>;

/** The kinds of note that each side of a file writes. `system` is written by no person. */
const ofSide: { readonly [S in Side]: readonly Kind[] } = {
  agency: [
    'general',
    'field_update',
    'debtor_contact',
    'third_party_contact',
    'skip_trace',
    'client_instruction',
    'client_update',
    'vendor_instruction',
    'legal_privileged',
    'accounting',
    'remarketing',
    'complaint',
    'safety_alert',
    'post_close',
  ],
  client: [
    'general',
    'client_instruction',
    'debtor_contact',
    'third_party_contact',
    'remarketing',
    'complaint',
    'safety_alert',
    'post_close',
  ],
  vendor: ['general', 'field_update', 'debtor_contact', 'third_party_contact', 'safety_alert'],
};

/** What a vendor writes about besides: its own trade. */
const ofTrade: { readonly [A in Activity]?: readonly Kind[] } = {
  skip_trace_vendor: ['skip_trace'],
  auction: ['remarketing'],
  remarketer: ['remarketing'],
  repair_shop: ['remarketing'],
  appraiser: ['remarketing'],
  transporter: ['remarketing'],
};

/** The kinds of note that people of such a company may write. */
export function noteKindsOf(activityType: Activity): readonly Kind[] {
  return [...ofSide[sideOf(activityType)], ...(ofTrade[activityType] ?? [])];
}
