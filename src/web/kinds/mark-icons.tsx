/** Small marks of the cells, drawn here because a list shows hundreds of them. */
export function LockMark() {
  return (
    <svg viewBox="0 0 16 16" className="mark-icon" aria-hidden="true">
      <path d="M4.500 7V5.500a3.500 3.500 0 0 1 7 0V7M3.500 7h9v6.500h-9z" />
    </svg>
  );
}

export function TickMark() {
  return (
    <svg viewBox="0 0 16 16" className="mark-icon" aria-hidden="true">
      <path d="M3.500 8.500l3 3 6-7" />
    </svg>
  );
}

export function DoubtMark() {
  return (
    <svg viewBox="0 0 16 16" className="mark-icon" aria-hidden="true">
      <path d="M8 2.500l6 11H2zM8 6.500v3.500M8 11.700v.2" />
    </svg>
  );
}
