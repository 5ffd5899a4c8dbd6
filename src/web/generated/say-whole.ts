/** Whether a box holds more than it has room for; what stands within a line is no box. */
const isCut = ({ scrollWidth, clientWidth }: Element): boolean =>
  clientWidth > 0 && scrollWidth > clientWidth;

/** Says to who points at a cell, as its title, all that it holds, where there is no room for that. */
export function sayWhole({ currentTarget: cell }: { readonly currentTarget: HTMLElement }): void {
  if ([cell, ...cell.querySelectorAll('*')].some(isCut)) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
