interface NavButtonProps {
  text: string
  /** Fixtures behind it. */
  count?: number
  isChosen: boolean
  onPress(): void
}

/** A way of the navigation. */
export const NavButton = ({ text, count, isChosen, onPress }: NavButtonProps) => (
  <button type="button" className="nav-button" aria-current={isChosen ? 'page' : undefined} onClick={onPress}>
    <span>{text}</span>
    {count !== undefined && <span className="tally">{count}</span>}
  </button>
)
