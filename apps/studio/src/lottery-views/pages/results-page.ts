import type { DrawView } from '@baize/api/studio/lottery'
import { element } from '../../client/dom.ts'
import { timeText } from '../clock.ts'
import type { PageContext } from '../context.ts'
import { prizeTable, resultRow } from '../results/result-view.ts'
import { drawProof } from './proof-view.ts'

const counts = [20, 50, 100, 200]

/** Past draws of the game, void ones included. */
export function resultsPage(context: PageContext): HTMLElement {
  const { texts, api } = context
  const list = element('ol', { class: 'past', 'aria-live': 'polite' })
  const select = element(
    'select',
    { id: 'results-count', onchange: () => void fill() },
    ...counts.map(count => element('option', { value: String(count) }, String(count))),
  )
  const fill = async () => {
    list.setAttribute('aria-busy', 'true')
    const outcome = await api.held(Number(select.value))
    list.setAttribute('aria-busy', 'false')
    if (outcome.kind !== 'ok') {
      const retry = element('button', { type: 'button', class: 'plain', onclick: () => void fill() }, texts.retry)
      return list.replaceChildren(element('li', {}, texts.noAnswer, ' ', retry))
    }
    const rows = outcome.value.map(draw => drawRow(context, draw, () => prove(draw)))
    list.replaceChildren(...(rows.length > 0 ? rows : [element('li', { class: 'hint' }, texts.noResult)]))
  }
  const tools = element(
    'p',
    { class: 'page-tools' },
    element('label', { for: 'results-count' }, texts.drawsShown),
    select,
  )
  const page = element('div', { class: 'page' }, tools, list)
  const prove = (draw: DrawView) => {
    const onclick = () => page.replaceChildren(tools, list)
    const back = element('button', { type: 'button', class: 'plain', onclick }, texts.back)
    page.replaceChildren(back, drawProof(context, draw))
    back.focus()
  }
  void fill()
  return page
}

function drawRow(context: PageContext, draw: DrawView, prove: () => void): HTMLElement {
  const { texts } = context
  const table = draw.numbers && prizeTable(context, draw.numbers)
  return element(
    'li',
    {},
    element(
      'div',
      { class: 'past-issue' },
      element('strong', {}, draw.issue),
      element('span', { class: 'label' }, timeText(draw.drawsAt)),
    ),
    draw.numbers ? resultRow(context, draw.numbers) : element('span', { class: 'hint' }, withoutResult(texts, draw)),
    draw.serverSeed
      ? element(
          'button',
          { type: 'button', class: 'plain', 'aria-label': `${texts.proof} ${draw.issue}`, onclick: prove },
          texts.proof,
        )
      : null,
    table ? element('details', { class: 'full' }, element('summary', {}, texts.fullResult), table) : null,
  )
}

/** Why a draw shows no numbers. */
function withoutResult(texts: PageContext['texts'], { state, voidReason, version, issue, drawsAt }: DrawView): string {
  if (state === 'VOIDED') return texts.voidReasons[voidReason ?? 'LATE']
  return state === 'REDRAWN' ? texts.redrawn(version, timeText(drawsAt)) : texts.drawing(issue)
}
