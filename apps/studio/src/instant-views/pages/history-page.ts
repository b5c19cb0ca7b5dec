import type { InstantRoundView } from '@baize/api/studio/instant'
import { element, iconButton } from '../../client/dom.ts'
import { showVerification } from '../../client/pages/verify-page.ts'
import type { InstantApi } from '../api.ts'
import type { GameView } from '../game-view.ts'
import type { Texts } from '../texts/index.ts'

export interface HistoryInput {
  api: InstantApi
  texts: Texts
  money: (units: string) => string
  rounds: readonly InstantRoundView[]
  view: GameView
  /** The round that it opens on, which is verified; null for the list. */
  opensOn: string | null
}

/** The player's last rounds of this game: what happened in each, what it paid, and the way to its verification. */
export function historyPage(input: HistoryInput): HTMLElement {
  const { texts, rounds, opensOn } = input
  const { historyPage: words } = texts
  const page = element('div', { class: 'page' })
  const columns = [words.time, texts.whatHappened, words.stake, words.win, texts.fairness]
  const fill = () => {
    if (rounds.length === 0) return page.replaceChildren(element('p', { class: 'hint' }, words.empty))
    const head = element('tr', {}, ...columns.map(word => element('th', { scope: 'col' }, word)))
    const rows = rounds.map(round => rowOf(page, round, input, fill))
    page.replaceChildren(element('table', { class: 'told' }, element('thead', {}, head), element('tbody', {}, ...rows)))
  }
  if (opensOn) verifyRound(page, opensOn, input, fill)
  else fill()
  return page
}

function rowOf(page: HTMLElement, round: InstantRoundView, input: HistoryInput, onBack: () => void): HTMLElement {
  const { texts, money, view } = input
  const { roundId, openedAt, stakedUnits, winUnits } = round
  const time = timeOf(openedAt)
  const verify = iconButton('shield', texts.verifyPage.verifyOf(time), () => verifyRound(page, roundId, input, onBack))
  const cells = [time, view.say(round, 0), money(stakedUnits), money(winUnits)].map(text => element('td', {}, text))
  return element('tr', {}, ...cells, element('td', {}, verify))
}

function verifyRound(
  page: HTMLElement,
  roundId: string,
  { api, texts, money }: HistoryInput,
  onBack: () => void,
): void {
  const load = () => import('../recompute.ts')
  void showVerification(page, { api, load, texts, money, roundId, onBack })
}

/** `13:05:09` in the player's own time, with its day where that is not today. */
function timeOf(iso: string): string {
  const time = new Date(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`
  if (time.toDateString() === new Date().toDateString()) return clock
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ${clock}`
}
