import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

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
    <Tabs
      aria-label={label}
      value={current}
      variant="scrollable"
      scrollButtons={false}
      onChange={(_, view: V) => onView(view)}
    >
      {views.map((one) => (
        <Tab key={one} value={one} label={nameOf(one)} />
      ))}
    </Tabs>
  );
}

/** The view that an address names; the first where it names none. */
export function viewIn<V extends string>(views: readonly [V, ...V[]], named: string | null): V {
  return views.find((one) => one === named) ?? views[0];
}
