interface ViewBarProps<V extends string> {
  readonly label: string;
  readonly views: readonly V[];
  readonly nameOf: (view: V) => string;
  readonly current: V;
  readonly onView: (view: V) => void;
}

/** The ways to look at a page, as tabs. */
export function ViewBar<V extends string>({ label, views, nameOf, current, onView }: ViewBarProps<V>) {
  return (
    <nav className="tabs" aria-label={label}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          className="tab"
          aria-current={one === current ? 'page' : undefined}
          onClick={() => onView(one)}
        >
          {nameOf(one)}
        </button>
      ))}
    </nav>
  );
}

/** The view that an address names; the first where it names none. */
export function viewIn<V extends string>(views: readonly [V, ...V[]], named: string | null): V {
  return views.find((one) => one === named) ?? views[0];
}
