import { isBookType } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../../shared/i18n/use-text.ts'
import { destination } from '../../launch/index.ts'
import type { Bet } from './use-bets.ts'

/** Bets on matches: the book tells every leg of one, whatever became of it. */
const isOfBook = ({ gameType }: Bet): boolean => isBookType(gameType)

/** A member's own settled round of a house game, their slip in a lottery of the house, or any bet in its book. */
export const canVerify = (bet: Bet): boolean =>
  bet.isHouseGame && bet.account === undefined && (isOfBook(bet) || !['OPEN', 'VOID'].includes(bet.status))

/** Leads to the game's page, which recomputes the round, or the draw with the slip's tickets, or shows the legs of a bet. */
export function VerifyRound({ bet }: { bet: Bet }) {
  const { gameCode, gameType, vendor, roundId } = bet
  const t = useText()
  const navigate = useNavigate()
  const verify = () => {
    const page = destination({ gameCode, gameType, vendor })
    if (page.kind === 'page') void navigate({ to: page.to, search: { ...page.search, round: roundId } })
  }
  return (
    <Button look="main" icon="shield-check" onClick={verify}>
      {t(isOfBook(bet) ? 'records.showLegs' : 'records.verifyRound')}
    </Button>
  )
}
