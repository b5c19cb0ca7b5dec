import { Button } from '@baize/ui/button.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../../shared/i18n/use-text.ts'
import { destination } from '../../launch/index.ts'
import type { Bet } from './use-bets.ts'

/** A member's own settled round of a house game, or their slip in a lottery of the house. */
export const canVerify = ({ isHouseGame, status, account }: Bet): boolean =>
  isHouseGame && account === undefined && !['OPEN', 'VOID'].includes(status)

/** Leads to the game's page, which recomputes the round, or the draw with the slip's tickets, in this browser. */
export function VerifyRound({ bet: { gameCode, gameType, vendor, roundId } }: { bet: Bet }) {
  const t = useText()
  const navigate = useNavigate()
  const verify = () => {
    const page = destination({ gameCode, gameType, vendor })
    if (page.kind === 'page') void navigate({ to: page.to, search: { ...page.search, round: roundId } })
  }
  return (
    <Button look="main" icon="shield-check" onClick={verify}>
      {t('records.verifyRound')}
    </Button>
  )
}
