import type { ReactNode } from 'react'

/** Terms and what they say, in rows. */
export const Definitions = ({ rows }: { rows: readonly (readonly [term: string, said: ReactNode])[] }) => (
  <dl>
    {rows.map(([term, said]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{said}</dd>
      </div>
    ))}
  </dl>
)
