import { buttonClass } from '@baize/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../shared/i18n/use-text.ts'

/** Where bets are made, for a board on which nobody stands yet. */
export function ToSlots() {
  const t = useText()
  return (
    <Link to="/rng" className={buttonClass('plain')}>
      {t('category.RNG')}
    </Link>
  )
}
