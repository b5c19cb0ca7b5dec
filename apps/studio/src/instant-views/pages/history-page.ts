import { element } from '../../client/dom.ts'
import type { InstantRoundView } from '../../contract-instant.ts'
import type { GameView } from '../game-view.ts'
import type { Texts } from '../texts/index.ts'

export interface HistoryInput {
  texts: Texts
  money: (units: string) => string
  rounds: readonly InstantRoundView[]
  view: GameView
}

/** The player's last rounds of this game: what happened in each, and what it paid. */
export function historyPage({ texts, money, rounds, view }: HistoryInput): HTMLElement {
  const { historyPage: words } = texts
  if (rounds.length === 0) return element('div', { class: 'page' }, element('p', { class: 'hint' }, words.empty))
  const columns = [words.time, texts.whatHappened, words.stake, words.win]
  const head = element('tr', {}, ...columns.map(word => element('th', { scope: 'col' }, word)))
  const rows = rounds.map(round =>
    element(
      'tr',
      {},
      ...[timeOf(round.openedAt), view.say(round, 0), money(round.betUnits), money(round.winUnits)].map(text =>
        element('td', {}, text),
      ),
    ),
  )
  return element(
    'div',
    { class: 'page' },
    element('table', { class: 'told' }, element('thead', {}, head), element('tbody', {}, ...rows)),
  )
}

/** `13:05:09` in the player's own time, with its day where that is not today. */
function timeOf(iso: string): string {
  const time = new Date(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`
  if (time.toDateString() === new Date().toDateString()) return clock
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ${clock}`
}
