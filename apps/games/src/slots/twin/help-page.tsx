import type { GameBoot } from '@baize/api/studio/slot'
import { Definitions } from '../../kit/definitions.tsx'
import type { Texts } from '../texts.ts'
import { SymbolPicture } from './symbol-picture.tsx'

interface HelpInput {
  boot: GameBoot
  t: Texts
  sheet: ImageBitmap | null
  stakeUnits: string
  money: (units: bigint) => string
}

/** Rules, pays for the chosen stake, and the figures of the game's model. */
export function HelpPage(input: HelpInput) {
  const { boot, t } = input
  // Rules that weigh symbols name them in braces, since every title has its own.
  const names = Object.fromEntries(boot.facts.paytable.map(({ symbol }) => [symbol, t.symbol(symbol)]))
  const rules = t(`helpPage.rulesOf.${boot.game.model}`, names).split('\n')
  return (
    <div className="page">
      <h3>{t('helpPage.rules')}</h3>
      {rules.map(rule => (
        <p key={rule}>{rule}</p>
      ))}
      <h3>{t('helpPage.pays')}</h3>
      <p className="hint">{t('helpPage.paysAt', { stake: input.money(BigInt(input.stakeUnits)) })}</p>
      <Paytable {...input} />
      <h3>{t('helpPage.figures')}</h3>
      <Definitions rows={figures(input)} />
      {boot.mode === 'play' && <p className="hint">{t('demoHint')}</p>}
    </div>
  )
}

function Paytable({ boot, t, sheet, stakeUnits, money }: HelpInput) {
  const { paytable: rows, coinsPerBet } = boot.facts
  const counts = [...new Set(rows.flatMap(({ coins }) => Object.keys(coins).map(Number)))].sort((a, b) => a - b)
  const isCluster = boot.game.model === 'e'
  const countHead = (i: number) => (isCluster ? clusterRange(counts, i) : t('helpPage.ofAKind', { n: counts[i]! }))
  const coin = BigInt(stakeUnits) / BigInt(coinsPerBet)
  return (
    // Many columns are wider than a phone: the table scrolls for itself, by finger and by key.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className="scroll" tabIndex={0} aria-label={t('helpPage.pays')}>
      <table className="pays">
        <thead>
          <tr>
            <th scope="col">{t('helpPage.symbolColumn')}</th>
            {counts.map((count, i) => (
              <th key={count} scope="col">
                {countHead(i)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ symbol, coins }) => (
            <tr key={symbol}>
              <th scope="row">
                {sheet && <SymbolPicture sheet={sheet} symbol={symbol} />}
                <span>{t.symbol(symbol)}</span>
              </th>
              {counts.map(count => (
                <td key={count}>{coins[count] ? money(coin * BigInt(coins[count])) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Sizes of clusters that one column pays for. */
function clusterRange(sizes: readonly number[], i: number): string {
  const [from, next] = [sizes[i]!, sizes[i + 1]]
  if (next === undefined) return `${from}+`
  return next - from > 1 ? `${from}–${next - 1}` : String(from)
}

const percent = (share: number) => (Math.floor(share * 1e6 + 1e-6) / 1e4).toFixed(4)
const plain = (value: number) => Math.round(value).toLocaleString('en-US')

function featureRow({ boot: { facts }, t }: HelpInput): [string, string] {
  const [rounds, mean] = [plain(1 / facts.featureChance), facts.featureMean.toFixed(2)]
  return [t('helpPage.feature'), t('helpPage.featureValue', { rounds, mean })]
}

function figures(input: HelpInput): [string, string][] {
  const { boot, t } = input
  const { facts } = boot
  const rtp = { all: percent(facts.rtp), base: percent(facts.baseRtp), feature: percent(facts.featureRtp) }
  const hasFeature = facts.featureChance > 0
  return [
    [t('helpPage.rtp'), hasFeature ? t('helpPage.rtpValue', rtp) : t('helpPage.rtpPlain', { all: rtp.all })],
    [t('helpPage.hitRate'), t('helpPage.hitRateValue', { n: Math.round(100 * (1 - facts.hitRate)) })],
    [t('helpPage.volatility'), t(`helpPage.volatilities.${facts.volatility}`)],
    ...(hasFeature ? [featureRow(input)] : []),
    [
      t('helpPage.topPrize'),
      t('helpPage.topPrizeValue', {
        multiple: facts.topPrize.multiple.toLocaleString('en-US'),
        rounds: plain(1 / facts.topPrize.chance),
        isBound: String(facts.topPrize.isUpperBound),
      }),
    ],
    [
      t('helpPage.cap'),
      facts.capMultiple === null
        ? t('helpPage.noCap', { multiple: plain(facts.topWinMultiple) })
        : t('helpPage.capValue', { multiple: plain(facts.capMultiple) }),
    ],
    [t('helpPage.pace'), t('helpPage.paceValue', { seconds: (boot.minimumCycleMs / 1000).toString() })],
  ]
}
