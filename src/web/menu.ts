import type { ResourceName } from '#contract/resources/index';
import type { IconName } from './frame/icon';
import type { ScreenTexts } from './i18n/en/screens';

export type Area = 'work' | 'money' | 'network' | 'settings';

/** Where a resource stands in the left rail. */
export interface MenuPlace {
  readonly area: Area;
  readonly icon: IconName;
  /** The key that follows `g`, to go there. */
  readonly key?: string;
}

/**
 * The place of every resource in the rail, in this order; `null` for what is a part of another record and has no list of its
 * own. A new resource does not compile until somebody decides.
 */
export const menu: Record<ResourceName, MenuPlace | null> = {
  file: { area: 'work', icon: 'file', key: 'f' },
  note: { area: 'work', icon: 'note', key: 'n' },
  reminder: { area: 'work', icon: 'reminder', key: 'r' },
  request: { area: 'work', icon: 'gate', key: 'q' },
  document: { area: 'work', icon: 'archive', key: 'd' },
  relatedParty: { area: 'work', icon: 'user' },
  companyAssignment: { area: 'work', icon: 'send' },
  history: { area: 'work', icon: 'clock', key: 'h' },
  vendorInvoice: { area: 'money', icon: 'inbox', key: 'v' },
  invoice: { area: 'money', icon: 'invoice', key: 'i' },
  fee: { area: 'money', icon: 'coins' },
  projectedFee: { area: 'money', icon: 'spark' },
  payment: { area: 'money', icon: 'bank' },
  companyFee: { area: 'money', icon: 'columns' },
  company: { area: 'network', icon: 'company', key: 'c' },
  user: { area: 'network', icon: 'user', key: 'u' },
  noteTemplate: { area: 'settings', icon: 'template', key: 't' },
  role: { area: 'settings', icon: 'role' },
  stage: { area: 'settings', icon: 'move' },
  status: { area: 'settings', icon: 'stage' },
  provinceTax: { area: 'settings', icon: 'tax' },
};

/** A page of work that is no list of records, for whom its right lets in. */
export interface MenuPage {
  readonly to: string;
  readonly icon: IconName;
  readonly word: keyof ScreenTexts['frame'];
  readonly right: readonly [resource: string, action: string];
}

/** Those pages, behind the lists of the area of work. */
export const menuPages: readonly MenuPage[] = [
  { to: '/import', icon: 'import', word: 'importPlacements', right: ['importJob', 'create'] },
  { to: '/close-out', icon: 'send', word: 'closeOutFiles', right: ['exportJob', 'list'] },
];
