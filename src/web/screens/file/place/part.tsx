import type { ReactNode } from 'react';

/** One part of the form in which a file is placed: its fields in two columns. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="placing-part">
      <h2>{title}</h2>
      <div className="placing-grid">{children}</div>
    </section>
  );
}
