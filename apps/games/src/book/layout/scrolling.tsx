import type { ReactNode } from 'react'

/** Something wider than its place, such as a table on a phone: it is scrolled by touch and by keys. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
