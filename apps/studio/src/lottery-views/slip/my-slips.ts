import type { SlipView } from '@baize/api/studio/lottery'
import { element } from '../../client/dom.ts'
import { betName, contentText } from '../bet-words/describe.ts'
import { timeText } from '../clock.ts'
import type { PageContext } from '../context.ts'
import { resultRow } from '../results/result-view.ts'

export interface SlipActions {
  /** Shown while the slip's draw sells. */
  canCancel(slip: SlipView): boolean
  cancel(slip: SlipView): void
  prove(slip: SlipView, ticketId: string): void
}

/** A slip that was sent: its state, its tickets and what they were paid. */
export function slipCard(context: PageContext, slip: SlipView, actions: SlipActions): HTMLElement {
  const { texts, money } = context
  const won = slip.state === 'settled' && (slip.payoutCents ?? 0) > 0
  const head = element(
    'div',
    { class: 'card-head' },
    element('strong', {}, texts.issue(slip.issue)),
    element('span', { class: `state state-${won ? 'won' : slip.state}` }, stateText(context, slip)),
    element('span', { class: 'figure' }, money(slip.costCents)),
    slip.payoutCents === null
      ? null
      : element('span', { class: won ? 'figure gain' : 'figure' }, `${won ? '+' : ''}${money(slip.payoutCents)}`),
  )
  const rebate = slip.rebateCents ? element('p', { class: 'label' }, texts.rebatePaid(money(slip.rebateCents))) : null
  const result = slip.numbers ? element('div', { class: 'card-result' }, resultRow(context, slip.numbers)) : null
  const cancel = actions.canCancel(slip)
    ? element('button', { type: 'button', class: 'plain', onclick: () => actions.cancel(slip) }, texts.cancel)
    : null
  const tickets = slip.tickets.map(ticket => ticketRow(context, slip, ticket, actions))
  return element(
    'article',
    { class: 'card', 'data-slip': slip.slipId, 'data-state': slip.state },
    head,
    element('p', { class: 'label' }, timeText(slip.createdAt)),
    rebate,
    result,
    element('ul', { class: 'tickets' }, ...tickets),
    cancel,
  )
}

function ticketRow(
  context: PageContext,
  slip: SlipView,
  ticket: SlipView['tickets'][number],
  actions: SlipActions,
): HTMLElement {
  const { boot, words, texts, money } = context
  const { format } = boot.game
  const paid = ticket.payoutCents ?? 0
  const isSealed = slip.numbers !== null && slip.state !== 'cancelled'
  return element(
    'li',
    {},
    element(
      'div',
      { class: 'ticket-what' },
      element('strong', { class: 'ticket-content' }, contentText(words, format, ticket.betCode, ticket.content)),
      element(
        'span',
        { class: 'label' },
        `${betName(words, format, ticket.betCode)} · ${texts.lines(ticket.lines)} · ${money(ticket.unitCents)} × ${ticket.times}`,
      ),
    ),
    element(
      'span',
      { class: paid > 0 ? 'figure gain' : 'figure' },
      paid > 0 ? `+${money(paid)}` : money(ticket.costCents),
    ),
    isSealed
      ? element(
          'button',
          { type: 'button', class: 'plain', onclick: () => actions.prove(slip, ticket.ticketId) },
          texts.proof,
        )
      : null,
  )
}

/** Won and lost are said only of settled slips. */
export function stateText({ texts }: PageContext, { state, payoutCents }: SlipView): string {
  if (state !== 'settled') return texts.states[state]
  return (payoutCents ?? 0) > 0 ? texts.won : texts.lost
}
