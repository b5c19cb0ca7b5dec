import type { TicketKind } from '@baize/api/loyalty'
import { formatWire } from '@baize/money'
import { moneyText } from '@baize/ui/money.tsx'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

export interface Reward {
  kind: 'MONEY' | 'POINTS' | 'TICKET' | 'NOTHING'
  amount: string
  ticket: TicketKind | null
}

/** What a reward or a prize is, in words. */
export function useRewardText(): (reward: Reward) => string {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  return ({ kind, amount, ticket }) => {
    if (kind === 'MONEY') return moneyText(amount, currencySymbol)
    if (kind === 'POINTS') return t('prize.points', { amount: formatWire(amount).replace(/\.00$/, '') })
    if (kind === 'NOTHING') return t('prize.nothing')
    const count = Number.parseInt(amount, 10)
    return `${count > 1 ? `${count} × ` : ''}${t(`prize.ticket.${ticket ?? 'WHEEL'}`)}`
  }
}

const ticketPictures: Readonly<Record<TicketKind, string>> = { WHEEL: 'wheel', EGG: 'ticket', RAFFLE: 'ticket' }

/** Name of the drawn picture of a reward. */
export function rewardPicture({ kind, ticket }: Reward): string {
  if (kind === 'MONEY') return 'coin'
  if (kind === 'POINTS') return 'star'
  if (kind === 'NOTHING') return 'hourglass'
  return ticketPictures[ticket ?? 'WHEEL']
}

export const prizeUrl = (imageCdn: string, picture: string): string => `${imageCdn}/prizes/${picture}.webp`
