import type { ResponseOf } from '@baize/api'
import { formatWire } from '@baize/money'
import { useLingui } from '@lingui/react'
import type { CSSProperties } from 'react'
import { useApp } from '../../app/app.tsx'
import { coverUrl } from '../../games/pictures.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './returns-table.module.css'

type GameReturn = ResponseOf<'rounds.gameReturns'>['games'][number]

/** Games with what they should return, what they did, and how far chance alone may carry them. A card each on a phone. */
export function ReturnsTable({ games }: { games: readonly GameReturn[] }) {
  const t = useText()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('returns.game')}</th>
          <th scope="col">{t('returns.stated')}</th>
          <th scope="col">{t('returns.actual')}</th>
          <th scope="col">{t('returns.interval')}</th>
          <th scope="col">{t('returns.rounds')}</th>
          <th scope="col">{t('returns.turnover')}</th>
        </tr>
      </thead>
      <tbody>
        {games.map(game => (
          <Row key={game.gameCode} game={game} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ game }: { game: GameReturn }) {
  const t = useText()
  const { i18n } = useLingui()
  const { imageCdn, permission } = useApp()
  const { actualPercent, marginPercent, rtpPercent, rounds } = game
  return (
    <tr>
      <th scope="row">
        <span className={classes.game}>
          <img src={coverUrl(imageCdn, game.gameCode, 160)} width={36} height={48} alt="" loading="lazy" />
          <span>
            {game.gameName}
            <small>{game.vendorName}</small>
          </span>
        </span>
      </th>
      <td data-label={t('returns.stated')}>{rtpPercent} %</td>
      <td data-label={t('returns.actual')}>{actualPercent === null ? t('returns.tooFew') : `${actualPercent} %`}</td>
      <td data-label={t('returns.interval')}>
        {actualPercent === null || marginPercent === null ? (
          '·'
        ) : (
          <Interval stated={Number(rtpPercent)} actual={Number(actualPercent)} margin={Number(marginPercent)} />
        )}
      </td>
      <td data-label={t('returns.rounds')}>{i18n.number(rounds)}</td>
      <td data-label={t('returns.turnover')}>{formatWire(game.turnover, `${permission.info.currencySymbol} `)}</td>
    </tr>
  )
}

/** From this return to that one the strip is drawn; wider intervals run over its ends. */
const [fromPercent, toPercent] = [60, 130]

/** The 99 % interval as a strip, with a mark where the stated return lies. */
function Interval({ stated, actual, margin }: { stated: number; actual: number; margin: number }) {
  const t = useText()
  const at = (percent: number) =>
    `${Math.min(100, Math.max(0, ((percent - fromPercent) / (toPercent - fromPercent)) * 100))}%`
  const place = { '--low': at(actual - margin), '--high': at(actual + margin), '--stated': at(stated) }
  const within = Math.abs(stated - actual) <= margin
  return (
    <span className={classes.interval}>
      <span className={classes.strip} style={place as CSSProperties} data-within={within} aria-hidden="true" />
      <small>
        ± {margin.toFixed(2)} %
        <span className="visually-hidden">, {t(within ? 'returns.within' : 'returns.outside')}</span>
      </small>
    </span>
  )
}
