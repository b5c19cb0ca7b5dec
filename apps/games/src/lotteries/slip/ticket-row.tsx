import type { OddsX10000 } from '@baize/game-kit/lotteries/index'
import { IconButton } from '../../kit/icon.tsx'
import { betName, contentText } from '../bet-names.ts'
import { usePage } from '../context.ts'
import { oddsText } from './quote.ts'
import { costOf, type SlipTicket } from './slip.ts'

interface TicketRowProps {
  ticket: SlipTicket
  /** The highest of its odds. */
  oddsX10000: OddsX10000
  canRemove: boolean
  onRemove(): void
}

/** A ticket of the slip. */
export function TicketRow({ ticket, oddsX10000, canRemove, onRemove }: TicketRowProps) {
  const { boot, t, money } = usePage()
  const { format } = boot.game
  const name = betName(t, format, ticket.betCode)
  const content = contentText(t, format, ticket.betCode, ticket.content)
  return (
    <li>
      <div className="ticket-what">
        <strong className="ticket-content">{content}</strong>
        <span className="label">
          {`${name} · ×${oddsText(oddsX10000)} · ${money(ticket.unitCents)} × ${ticket.times}`}
        </span>
      </div>
      <span className="figure">{money(costOf(format, ticket))}</span>
      <IconButton
        icon="close"
        label={t('remove', { what: `${name} ${content}` })}
        isDisabled={!canRemove}
        onPress={onRemove}
      />
    </li>
  )
}
