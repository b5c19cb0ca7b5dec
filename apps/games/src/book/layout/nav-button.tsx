import type { ReactNode } from 'react'

interface NavButtonProps {
  text: string
  /** A picture before the text. */
  icon?: ReactNode
  /** Fixtures behind it. */
  count?: number
  isChosen: boolean
  onPress(): void
}

/** A way of the navigation. */
export const NavButton = ({ text, icon, count, isChosen, onPress }: NavButtonProps) => (
  <button type="button" className="nav-button" aria-current={isChosen ? 'page' : undefined} onClick={onPress}>
    {icon}
    <span className="nav-text">{text}</span>
    {count !== undefined && <span className="tally">{count}</span>}
  </button>
)
