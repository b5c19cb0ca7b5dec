import type { CSSProperties, ReactNode } from 'react'
import { moveFocusByArrows } from './move-focus.ts'

interface ValuesProps {
  label: string
  /** Single digits and up to ten of them stand in one row, tables have ten columns, others as many as there is room for. */
  size: 'digits' | 'grid' | 'many' | 'words'
  /** Columns of digits. */
  columns?: number
  children: ReactNode
}

/** Buttons that are marked, between which arrows move. */
export const Values = ({ label, size, columns = 10, children }: ValuesProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a table of numbers is no field of a form
  <div
    className="values"
    role="group"
    aria-label={label}
    data-size={size}
    style={{ '--columns': columns } as CSSProperties}
    onKeyDown={moveFocusByArrows}
  >
    {children}
  </div>
)
