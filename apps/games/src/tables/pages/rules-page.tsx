import type { TableSpotView } from '@baize/api/studio/live'
import { LIMIT_TIERS, rulesOf, TABLE_TIMINGS, type TableCode } from '@baize/game-kit/tables/index'
import { ColumnHeads } from '../../kit/pages/column-heads.tsx'
import { usePage } from '../context.ts'
import { priceText } from '../names/prices.ts'
import { spotName } from '../names/spot-names.ts'
import { spotSpan } from '../names/spot-span.ts'
import { textOf } from '../names/table-words.ts'
import { limitsOf, type TablePicture } from '../state/table-picture.ts'

/** How the table is played, when, and what each spot pays and returns, as the round says. */
export function RulesPage({ picture }: { picture: TablePicture }) {
  const { t, rules, boot } = usePage()
  const { kind } = rules.definition
  const code = boot.table.code.replace(/-\d+$/, '') as TableCode
  const { betMs, gapMs, revealMs, pauseMs } = TABLE_TIMINGS[code]
  const lines = textOf(t, `rulesOf.${rules.definition.edition}`).split('\n')
  const spots = picture.round?.spots ?? picture.dealt?.round.spots ?? []
  const words = { t, rules, facts: picture.round?.facts ?? null }
  return (
    <div className="page">
      <ul className="rules">
        {[...lines, ...t('rules.common').split('\n')].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{t('rules.times')}</h3>
      <p>
        {t('rules.timing', {
          ...{ bet: betMs / 1_000, gap: gapMs / 1_000, reveal: revealMs / 1_000, pause: pauseMs / 1_000 },
        })}
      </p>
      {kind === 'baccarat' && (
        <>
          <h3>{t('rules.shoe')}</h3>
          <p>{t('rules.shoeText')}</p>
        </>
      )}
      <h3>{t('rules.spots')}</h3>
      <p className="hint">{t('rules.rtp')}</p>
      <table>
        <ColumnHeads words={[t('rules.spot'), t('rules.pays'), t('rules.returns')]} />
        <tbody>
          {distinct(spots, kind).map(spot => (
            <tr key={spot.id}>
              <th scope="row">{spotName(words, spot.id)}</th>
              <td>{priceText(kind, spotSpan(rules, spot.id, spot.topReturnX10000))}</td>
              <td>{spot.rtpPercent && `${spot.rtpPercent} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Spots of a wheel that pay the same are one line: the first of their kind. */
function distinct(spots: readonly TableSpotView[], kind: string): readonly TableSpotView[] {
  if (kind !== 'roulette' && kind !== 'spark') return spots
  const kinds = new Set<string>()
  return spots.filter(({ id }) => {
    const name = id.split('-')[0]!
    return !kinds.has(name) && kinds.add(name)
  })
}

/** What one player may stake, by spot and in all. */
export function LimitsPage({ picture }: { picture: TablePicture }) {
  const { t, boot, money } = usePage()
  const limits = limitsOf(picture, boot.table)
  const rules = rulesOf(boot.table.definition)
  const words = { t, rules, facts: picture.round?.facts ?? null }
  const { maxUnits } = LIMIT_TIERS[limits.tier]
  return (
    <div className="page">
      <dl className="limits">
        <dt>{t('limits.least')}</dt>
        <dd>{money(limits.minUnits)}</dd>
        <dt>{t('limits.most')}</dt>
        <dd>{money(maxUnits)}</dd>
        <dt>{t('limits.all')}</dt>
        <dd>{money(limits.maxTotalUnits)}</dd>
      </dl>
      <p>{t('limits.calls')}</p>
      <table>
        <ColumnHeads words={[t('rules.spot'), t('limits.spot')]} />
        <tbody>
          {distinct(picture.round?.spots ?? [], rules.definition.kind).map(({ id, maxUnits: most }) => (
            <tr key={id}>
              <th scope="row">{spotName(words, id)}</th>
              <td>{money(most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{t('limits.own')}</p>
    </div>
  )
}
