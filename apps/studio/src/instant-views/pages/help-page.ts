import type { InstantBoot } from '@baize/api/studio/instant'
import { element } from '../../client/dom.ts'
import type { GameView } from '../game-view.ts'
import type { Texts } from '../texts/index.ts'

export interface HelpInput {
  boot: InstantBoot
  texts: Texts
  view: GameView
  money: (units: bigint) => string
  stakeUnits: string
}

/** Rules, what is paid at the chosen stake, and the figures of the game. */
export function helpPage({ boot, texts, view, money, stakeUnits }: HelpInput): HTMLElement {
  const { helpPage: words } = texts
  const rows = view
    .pays(stakeUnits)
    .map(({ what, pays }) => element('tr', {}, element('th', { scope: 'row' }, what), element('td', {}, pays)))
  return element(
    'div',
    { class: 'page' },
    element('h3', {}, words.rules),
    ...texts.rulesOf[boot.definition.kind].map(rule => element('p', {}, rule)),
    element('h3', {}, texts.whatIsPaid),
    element('p', { class: 'hint' }, words.paysAt(money(BigInt(stakeUnits)))),
    element('table', { class: 'pays' }, element('tbody', {}, ...rows)),
    element('h3', {}, words.figures),
    figures(boot, texts),
    boot.mode === 'play' ? element('p', { class: 'hint' }, texts.demoHint) : null,
  )
}

const percent = (share: number) => (Math.floor(share * 1e6 + 1e-6) / 1e4).toFixed(4)

function figures({ facts, minimumCycleMs }: InstantBoot, texts: Texts): HTMLElement {
  const { helpPage: words } = texts
  const [low, high] = [percent(facts.rtp), percent(facts.highestRtp)]
  const returned = () => {
    if (facts.isByBestPlay) return texts.returnBest(low)
    return low === high ? texts.returnAlways(low) : texts.returnBetween({ low, high })
  }
  const rows = [
    [words.rtp, returned()],
    [texts.topWin, texts.topWinValue((Math.floor(10 * facts.topMultiple) / 10).toLocaleString('en-US'))],
    [words.pace, words.paceValue((minimumCycleMs / 1000).toString())],
  ] as const
  return element(
    'dl',
    {},
    ...rows.map(([term, value]) => element('div', {}, element('dt', {}, term), element('dd', {}, value))),
  )
}
