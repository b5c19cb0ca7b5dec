import type { GameBoot } from '@baize/api/studio/slot'
import { element } from '../../client/dom.ts'
import type { Texts } from '../texts/index.ts'
import { symbolPicture } from './symbol-picture.ts'

export interface HelpInput {
  boot: GameBoot
  texts: Texts
  sheet: ImageBitmap | null
  stakeUnits: string
  money: (units: bigint) => string
}

/** Rules, pays for the chosen stake, and the figures of the game's model. */
export function helpPage(input: HelpInput): HTMLElement {
  const { boot, texts } = input
  const { helpPage: words } = texts
  const rules = words.rulesOf[boot.game.model] ?? []
  return element(
    'div',
    { class: 'page' },
    element('h3', {}, words.rules),
    ...rules.map(rule => element('p', {}, rule)),
    element('h3', {}, words.pays),
    element('p', { class: 'hint' }, words.paysAt(input.money(BigInt(input.stakeUnits)))),
    paytable(input),
    element('h3', {}, words.figures),
    figures(input),
    boot.mode === 'play' ? element('p', { class: 'hint' }, texts.demoHint) : null,
  )
}

function paytable({ boot, texts, sheet, stakeUnits, money }: HelpInput): HTMLElement {
  const { paytable: rows, coinsPerBet } = boot.facts
  const counts = [...new Set(rows.flatMap(({ coins }) => Object.keys(coins).map(Number)))].sort((a, b) => a - b)
  const isCluster = boot.game.model === 'e'
  const countHead = (i: number) => (isCluster ? clusterRange(counts, i) : texts.helpPage.ofAKind(counts[i]!))
  const coin = BigInt(stakeUnits) / BigInt(coinsPerBet)
  const head = element(
    'tr',
    {},
    element('th', { scope: 'col' }, texts.helpPage.symbolColumn),
    ...counts.map((_, i) => element('th', { scope: 'col' }, countHead(i))),
  )
  const body = rows.map(({ symbol, coins }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, sheet && symbolPicture(sheet, symbol), element('span', {}, texts.symbol(symbol))),
      ...counts.map(n => element('td', {}, coins[n] ? money(coin * BigInt(coins[n])) : '–')),
    ),
  )
  const table = element('table', { class: 'pays' }, element('thead', {}, head), element('tbody', {}, ...body))
  // Many columns are wider than a phone: the table scrolls for itself, by finger and by key.
  return element('div', { class: 'scroll', role: 'region', tabIndex: 0, 'aria-label': texts.helpPage.pays }, table)
}

/** Sizes of clusters that one column pays for. */
function clusterRange(sizes: readonly number[], i: number): string {
  const [from, next] = [sizes[i]!, sizes[i + 1]]
  if (next === undefined) return `${from}+`
  return next - from > 1 ? `${from}–${next - 1}` : String(from)
}

const percent = (share: number) => (Math.floor(share * 1e6 + 1e-6) / 1e4).toFixed(4)
const plain = (value: number) => Math.round(value).toLocaleString('en-US')

function featureRow({ boot: { facts }, texts: { helpPage } }: HelpInput): [string, string] {
  const [rounds, mean] = [plain(1 / facts.featureChance), facts.featureMean.toFixed(2)]
  return [helpPage.feature, helpPage.featureValue({ rounds, mean })]
}

function figures(input: HelpInput): HTMLElement {
  const { boot, texts } = input
  const { facts } = boot
  const words = texts.helpPage
  const rtp = { all: percent(facts.rtp), base: percent(facts.baseRtp), feature: percent(facts.featureRtp) }
  const hasFeature = facts.featureChance > 0
  const rows: [string, string][] = [
    [words.rtp, hasFeature ? words.rtpValue(rtp) : words.rtpPlain(rtp.all)],
    [words.hitRate, words.hitRateValue(Math.round(100 * (1 - facts.hitRate)))],
    [words.volatility, words.volatilities[facts.volatility]],
    ...(hasFeature ? [featureRow(input)] : []),
    [
      words.topPrize,
      words.topPrizeValue({
        multiple: facts.topPrize.multiple.toLocaleString('en-US'),
        rounds: plain(1 / facts.topPrize.chance),
        isBound: facts.topPrize.isUpperBound,
      }),
    ],
    [
      words.cap,
      facts.capMultiple === null ? words.noCap(plain(facts.topWinMultiple)) : words.capValue(plain(facts.capMultiple)),
    ],
    [words.pace, words.paceValue((boot.minimumCycleMs / 1000).toString())],
  ]
  return element(
    'dl',
    {},
    ...rows.map(([term, value]) => element('div', {}, element('dt', {}, term), element('dd', {}, value))),
  )
}
