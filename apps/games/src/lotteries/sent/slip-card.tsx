import type { SlipView } from '@baize/api/studio/lottery'
import { betName, contentText } from '../bet-names.ts'
import { timeText } from '../clock.ts'
import { usePage } from '../context.ts'
import { ResultRow } from '../results/result-row.tsx'
import type { Texts } from '../texts.ts'
import { isWin, outcomeOf } from './outcome.ts'

interface SlipCardProps {
  slip: SlipView
  /** Null while its draw does not sell. */
  onCancel: (() => void) | null
  onProve(ticketId: string): void
}

/** A slip that was sent: its state, its tickets and what they were paid. */
export function SlipCard({ slip, onCancel, onProve }: SlipCardProps) {
  const { t, money } = usePage()
  const outcome = outcomeOf(slip)
  const won = outcome === 'won'
  return (
    <article className="card" data-slip={slip.slipId} data-state={slip.state}>
      <div className="card-head">
        <strong>{t('issue', { issue: slip.issue })}</strong>
        <span className={`state state-${outcome ?? slip.state}`}>{stateText(t, slip)}</span>
        <span className="figure">{money(slip.costCents)}</span>
        {slip.payoutCents !== null && (
          <span className={won ? 'figure gain' : 'figure'}>{`${won ? '+' : ''}${money(slip.payoutCents)}`}</span>
        )}
      </div>
      <p className="label">{timeText(slip.createdAt)}</p>
      {slip.rebateCents ? <p className="label">{t('rebatePaid', { amount: money(slip.rebateCents) })}</p> : null}
      {slip.numbers && (
        <div className="card-result">
          <ResultRow numbers={slip.numbers} />
        </div>
      )}
      <ul className="tickets">
        {slip.tickets.map(ticket => (
          <SentTicket
            key={ticket.ticketId}
            ticket={ticket}
            onProve={slip.numbers !== null && slip.state !== 'cancelled' ? () => onProve(ticket.ticketId) : null}
          />
        ))}
      </ul>
      {onCancel && (
        <button type="button" className="plain" onClick={onCancel}>
          {t('cancel')}
        </button>
      )}
    </article>
  )
}

interface SentTicketProps {
  ticket: SlipView['tickets'][number]
  /** Null before the book is sealed. */
  onProve: (() => void) | null
}

function SentTicket({ ticket, onProve }: SentTicketProps) {
  const { boot, t, money } = usePage()
  const { format } = boot.game
  const paid = ticket.payoutCents ?? 0
  const won = isWin(ticket)
  const facts = [
    betName(t, format, ticket.betCode),
    t('lines', { n: ticket.lines }),
    `${money(ticket.unitCents)} × ${ticket.times}`,
  ]
  return (
    <li>
      <div className="ticket-what">
        <strong className="ticket-content">{contentText(t, format, ticket.betCode, ticket.content)}</strong>
        <span className="label">{facts.join(' · ')}</span>
      </div>
      <span className={won ? 'figure gain' : 'figure'}>{won ? `+${money(paid)}` : money(ticket.costCents)}</span>
      {onProve && (
        <button type="button" className="plain" onClick={onProve}>
          {t('proof')}
        </button>
      )}
    </li>
  )
}

/** Won and lost are said only of settled slips. */
export function stateText(t: Texts, slip: Pick<SlipView, 'state' | 'payoutCents' | 'tickets'>): string {
  return t(outcomeOf(slip) ?? `states.${slip.state}`)
}
