/** The icons of the desk, one stroke weight, drawn on 16 by 16. */
const paths = {
  home: 'M2.5 7.5L8 3l5.5 4.5M4 6.5V13h8V6.5',
  file: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3',
  note: 'M2.5 3.5h11v8h-6l-3 2.5v-2.5h-2z',
  reminder:
    'M8 2.5a3.5 3.5 0 0 0-3.5 3.5c0 3.5-1.5 4.5-1.5 5.5h10c0-1-1.5-2-1.5-5.5A3.5 3.5 0 0 0 8 2.5zM6.5 13.5h3',
  company: 'M3 13.5v-10h6v10M9 6.5h4v7M2 13.5h12M5 6h2M5 8.5h2M5 11h2M11 9h.2M11 11.2h.2',
  user: 'M8 8a2.75 2.75 0 1 0 0-5.5A2.75 2.75 0 0 0 8 8zM3 13.5c.5-2.5 2.3-3.7 5-3.7s4.5 1.2 5 3.7',
  role: 'M8 2.5l4.5 1.7v3.6c0 2.7-1.8 4.7-4.5 5.7-2.7-1-4.5-3-4.5-5.7V4.2zM6 8l1.5 1.5L10.3 6.5',
  template: 'M3 2.5h10v11H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  stage:
    'M3.5 8h9M3.5 8a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM9 8a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM14.5 8a1 1 0 1 1-2 0 1 1 0 0 1 2 0z',
  tax: 'M4.5 11.5l7-7M5.25 6.25a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM10.75 11.75a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.3 10.3L13.5 13.5',
  plus: 'M8 3v10M3 8h10',
  close: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  export: 'M8 2.5v7.5M5 7.2l3 3 3-3M2.5 11v2.5h11V11',
  import: 'M8 10V2.5M5 7.2l3 3 3-3M2.5 11v2.5h11V11',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  more: 'M3.5 8h.2M8 8h.2M12.5 8h.2',
  up: 'M8 12.5v-9M4.5 7L8 3.5 11.5 7',
  down: 'M8 3.5v9M4.5 9L8 12.5 11.5 9',
  left: 'M10 3.5L5.5 8l4.5 4.5',
  right: 'M6 3.5L10.5 8 6 12.5',
  edit: 'M10.5 3l2.5 2.5-7.5 7.5H3v-2.5z',
  bin: 'M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5l.5 9h6l.5-9M7 7v4M9 7v4',
  moon: 'M12.8 9.8A5.3 5.3 0 0 1 6.2 3.2a5.3 5.3 0 1 0 6.6 6.6z',
  sun: 'M8 10.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM8 1.5v1.5M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1.1 1.1M11.5 11.5l1.1 1.1M12.6 3.4l-1.1 1.1M4.5 11.5l-1.1 1.1',
  rail: 'M2.5 3h11v10h-11zM6 3v10',
  alert: 'M8 2.5l6 11H2zM8 6.5v3.5M8 11.7v.2',
  key: 'M2 4.5h12v7H2zM4.5 7h.2M7 7h.2M9.5 7h.2M11.5 7h.2M5 9.5h6',
  out: 'M6.5 2.5h-4v11h4M10 5l3 3-3 3M13 8H6',
  copy: 'M5.5 5.5h7v8h-7zM3.5 10.5v-8h7',
  check: 'M3.5 8.5l3 3 6-7',
  rush: 'M9 1.5L3.5 9H8l-1 5.5L12.5 7H8z',
  hold: 'M5.5 3.5v9M10.5 3.5v9',
  unfold: 'M3.5 6L8 10.5 12.5 6',
  move: 'M2.5 8h10M9 4.5L12.5 8 9 11.5',
  pin: 'M6 2.5h4l-.5 4 2 2v1h-7v-1l2-2zM8 9.5v4.5',
  reply: 'M6.5 4L3 7.5 6.5 11M3 7.5h6a4 4 0 0 1 4 4V13',
  send: 'M2.5 3l11 5-11 5 1.5-5zM4 8h5',
  clock: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM8 5v3l2.200 1.5',
  lock: 'M4.5 7V5.5a3.5 3.5 0 0 1 7 0V7M3.5 7h9v6.5h-9z',
  gate: 'M3 13.5v-9h10v9M3 8h10M6.5 4.5v9M9.5 4.5v9',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.300a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400z',
  archive: 'M2.5 3.5h11v3h-11zM3.5 6.5v6.5h9V6.5M6.5 9h3',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  spark: 'M8 2l1.300 4.700L14 8l-4.700 1.300L8 14l-1.300-4.700L2 8l4.700-1.300z',
  mail: 'M2.5 4h11v8.5h-11zM2.5 4.5L8 9l5.5-4.5',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 16 16" className="icon" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
