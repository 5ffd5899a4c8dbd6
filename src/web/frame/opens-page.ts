import type { Rights } from '../data/rights';
import type { MenuPage } from '../menu';

/** Whether a page of the menu is there for a person, on this host. */
export const opensPage = (rights: Rights, page: Pick<MenuPage, 'right' | 'needs'>): boolean =>
  rights.may(...page.right) && rights.fills(page);
