import { element, type IconName, icon } from '../../client/dom.ts'
import { showVerification } from '../../client/pages/verify-page.ts'
import type { Api } from '../api.ts'
import type { Texts } from '../texts/index.ts'

export interface HistoryInput {
  api: Api
  texts: Texts
  money: (units: string) => string
  /** Shows a stored round again. */
  replay(roundId: string): void
  /** The round that it opens on, which is verified; null for the list. */
  opensOn: string | null
}

/** The player's last rounds of this game with a replay and a verification of each. */
export function historyPage({ api, texts, money, replay, opensOn }: HistoryInput): HTMLElement {
  const { historyPage: words } = texts
  const page = element('div', { class: 'page', 'aria-busy': 'true' }, element('p', { class: 'hint' }, texts.wait))
  const load = () => import('../recompute.ts')
  const verify = (roundId: string) =>
    void showVerification(page, { api, load, texts, money, roundId, onBack: () => void fill() })
  const fill = async () => {
    const outcome = await api.history()
    page.setAttribute('aria-busy', 'false')
    if (outcome.kind !== 'ok') {
      const retry = element('button', { type: 'button', class: 'plain', onclick: () => void fill() }, texts.retry)
      return page.replaceChildren(element('p', {}, words.failed), retry)
    }
    const { rounds } = outcome.value
    if (rounds.length === 0) return page.replaceChildren(element('p', { class: 'hint' }, words.empty))
    const head = element(
      'tr',
      {},
      ...[words.time, words.stake, words.win, words.replay, texts.fairness].map(word =>
        element('th', { scope: 'col' }, word),
      ),
    )
    const rows = rounds.map(({ roundId, openedAt, betUnits, winUnits }) => {
      const time = timeOf(openedAt)
      const buttons = [
        tool('replay', words.replayOf(time), () => replay(roundId)),
        tool('shield', texts.verifyPage.verifyOf(time), () => verify(roundId)),
      ]
      const cells = [time, money(betUnits), money(winUnits)].map(text => element('td', {}, text))
      return element('tr', {}, ...cells, ...buttons.map(button => element('td', {}, button)))
    })
    page.replaceChildren(
      element('table', { class: 'rounds' }, element('thead', {}, head), element('tbody', {}, ...rows)),
    )
  }
  if (opensOn) verify(opensOn)
  else void fill()
  return page
}

const tool = (name: IconName, label: string, onclick: () => void) =>
  element('button', { type: 'button', class: 'tool', title: label, 'aria-label': label, onclick }, icon(name))

/** `2026-11-20 13:05:09` in the player's own time. */
function timeOf(iso: string): string {
  const time = new Date(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`
}
