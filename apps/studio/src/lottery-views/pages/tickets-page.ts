import type { ChaseView, SlipView } from '@baize/api/studio/lottery'
import type { Outcome } from '../../client/calls.ts'
import { element } from '../../client/dom.ts'
import { chaseCard } from '../chases/chase-card.ts'
import type { PageContext } from '../context.ts'
import type { DrawWatch } from '../results/watch.ts'
import { type SlipActions, slipCard } from '../slip/my-slips.ts'
import { proofView } from './proof-view.ts'

/** The player's slips of this game, with cancelling while they sell and the proof once they are sealed. */
export function ticketsPage(context: PageContext, watch: DrawWatch): HTMLElement {
  const { texts, api } = context
  const list = element('div', { class: 'cards' })
  const notice = element('p', { class: 'error', role: 'alert' })
  const page = element('div', { class: 'page tickets-page' }, notice, list)
  const after = async (outcome: Outcome<unknown>) => {
    notice.textContent =
      outcome.kind === 'ok' ? '' : outcome.kind === 'refused' ? texts.errors[outcome.error.error] : texts.noAnswer
    await watch.refreshSlips()
    draw()
  }
  const cancelChase = async ({ chaseId }: ChaseView) => after(await api.cancelChase(chaseId))
  const actions: SlipActions = {
    canCancel: slip => canCancel(slip, watch),
    async cancel(slip) {
      await after(await api.cancel(slip.slipId))
    },
    prove(slip, ticketId) {
      const back = element(
        'button',
        { type: 'button', class: 'plain', onclick: () => page.replaceChildren(notice, list) },
        texts.back,
      )
      page.replaceChildren(back, proofView(context, slip, ticketId))
      back.focus()
    },
  }
  const draw = () => {
    const cards = [
      ...watch.chases.map(chase => chaseCard(context, chase, one => void cancelChase(one))),
      ...watch.slips.map(slip => slipCard(context, slip, actions)),
    ]
    list.replaceChildren(...(cards.length > 0 ? cards : [element('p', { class: 'hint' }, texts.noSlips)]))
  }
  draw()
  void watch.refreshSlips().then(draw)
  return page
}

const canCancel = ({ state, issue }: SlipView, watch: DrawWatch): boolean =>
  state === 'accepted' && watch.isSelling && watch.current?.issue === issue
