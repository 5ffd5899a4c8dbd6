// What a document that draws nothing does better without: imported once, for all files of a worker.

if (!('showPopover' in HTMLElement.prototype))
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined });

// As in every browser. Popper asks it of each element, and would be told all that stands in it.
Element.prototype.toString = () => '[object Element]';

// Each rule is held against each element whose name or place is asked for: those that may hide something are enough.
const mayHide = /(?:display|visibility|opacity|pointer-events|content):/;
const append = HTMLStyleElement.prototype.appendChild;
HTMLStyleElement.prototype.appendChild = function <N extends Node>(this: HTMLStyleElement, rule: N): N {
  if (mayHide.test(rule.textContent ?? '')) append.call(this, rule);
  else this.remove();
  return rule;
};
// What a rule was to stand before may be one of those that are gone.
const insert = HTMLHeadElement.prototype.insertBefore;
HTMLHeadElement.prototype.insertBefore = function <N extends Node>(
  this: HTMLHeadElement,
  rule: N,
  before: Node | null,
) {
  insert.call(this, rule, before?.parentNode === this ? before : null);
  return rule;
};
