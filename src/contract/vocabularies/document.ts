import { documentGroups } from '../document-groups';

export const documentType = [
  ...documentGroups.authority,
  ...documentGroups.contract,
  ...documentGroups.searches,
  ...documentGroups.field,
  ...documentGroups.condition,
  ...documentGroups.notices,
  ...documentGroups.remarketing,
  ...documentGroups.settlement,
  ...documentGroups.finance,
  ...documentGroups.legal,
  ...documentGroups.other,
] as const;

export const originType = [
  'client_upload',
  'agency_upload',
  'vendor_upload',
  'field_app',
  'generated_form',
  'import_job',
  'integration',
  'email_in',
  'debtor',
] as const;

export const documentVisibility = ['internal', 'client', 'vendor', 'client_and_vendor'] as const;
/** What a court permits by an order; `none`: it denies what was asked, or ends what it permitted before. */
export const orderPermission = [
  'seizure',
  'entry',
  'without_notice',
  'disposal',
  'stay_lifted',
  'other',
  'none',
] as const;
export const scanStatus = ['pending', 'clean', 'infected'] as const;
/** What is amiss with the bytes of a document: they are others than those that came in, or there are none. */
export const bytesFault = ['altered', 'lost'] as const;
/** What a photo of a seizure shows. */
export const photoSlot = [
  'front',
  'rear',
  'left',
  'right',
  'vin_plate',
  'odometer',
  'dash_engine_on',
  'interior_front',
  'interior_rear',
  'trunk_box',
  'wheels',
  'damage',
  'other',
] as const;
/** Why a view of the asset has no picture on a report: there is none, not all who read the report may see it, it cannot be drawn, its bytes are others than came in. */
export const photoLack = ['missing', 'not_shared', 'not_drawn', 'altered'] as const;
/** What a signed address is for. */
export const signedUrlType = ['view', 'download', 'thumbnail'] as const;
