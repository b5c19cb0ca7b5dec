import { parseAmount, toWire } from '@baize/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import type { Home } from './agent-home.tsx'

/** What a period lacks for its next step, in words. */
export function useStepLeft(): (period: Home['accruing'][number]) => string {
  const t = useText()
  const money = useMoneyText()
  return ({ validBet, netLoss, activeMembers, next }) => {
    if (!next) return ''
    const short = (reached: string, asked: string) => parseAmount(asked) - parseAmount(reached)
    const [bet, loss] = [short(validBet, next.validBet), short(netLoss ?? '0', next.netLoss)]
    const active = next.activeMembers - activeMembers
    const parts = [
      ...(bet > 0n ? [t('agent.left.VALID_BET', { left: money(toWire(bet)) })] : []),
      ...(loss > 0n ? [t('agent.left.NET_LOSS', { left: money(toWire(loss)) })] : []),
      ...(active > 0 ? [t('agent.left.ACTIVE', { left: String(active) })] : []),
    ]
    return t('agent.toStep', { rate: next.rate, left: parts.join(' · ') })
  }
}
