import type { ResponseOf } from '@baize/api'
import { formatWire } from '@baize/money'
import { useLingui } from '@lingui/react'
import type { CSSProperties } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { coverUrl } from '../../shared/pictures.ts'
import { RecordTable, type RecordTableProps } from '../../shared/records/table/record-table.tsx'
import classes from './returns-table.module.css'

type GameReturn = ResponseOf<'rounds.gameReturns'>['games'][number]

/** Games with what they should return, what they did, and how far chance alone may carry them. */
export function ReturnsTable(props: Pick<RecordTableProps<GameReturn>, 'rows' | 'query'>) {
  const t = useText()
  const { i18n } = useLingui()
  const { currencySymbol } = useApp().permission.info
  return (
    <RecordTable
      {...props}
      label={t('returns.title')}
      none={{ title: t('returns.none') }}
      rowKey={({ gameCode }) => gameCode}
      columns={[
        { label: t('returns.game'), onTop: true, cell: game => <Game game={game} /> },
        { label: t('returns.stated'), isFigure: true, cell: ({ rtpPercent }) => `${rtpPercent} %` },
        {
          label: t('returns.actual'),
          isFigure: true,
          cell: ({ actualPercent }) => (actualPercent === null ? t('returns.tooFew') : `${actualPercent} %`),
        },
        { label: t('returns.interval'), isFigure: true, cell: game => <Interval game={game} /> },
        { label: t('returns.rounds'), isFigure: true, cell: ({ rounds }) => i18n.number(rounds) },
        {
          label: t('returns.turnover'),
          isFigure: true,
          cell: ({ turnover }) => formatWire(turnover, `${currencySymbol} `),
        },
      ]}
    />
  )
}

function Game({ game: { gameCode, gameName, vendorName } }: { game: GameReturn }) {
  const { imageCdn } = useApp()
  return (
    <span className={classes.game}>
      <img src={coverUrl(imageCdn, gameCode, 160)} width={36} height={48} alt="" loading="lazy" />
      <span>
        {gameName}
        <small>{vendorName}</small>
      </span>
    </span>
  )
}

/** From this return to that one the strip is drawn; wider intervals run over its ends. */
const [fromPercent, toPercent] = [60, 130]

/** The 99 % interval as a strip, with a mark where the stated return lies. */
function Interval({ game: { rtpPercent, actualPercent, marginPercent, verdict } }: { game: GameReturn }) {
  const t = useText()
  if (actualPercent === null || marginPercent === null) return '·'
  const [stated, actual, margin] = [Number(rtpPercent), Number(actualPercent), Number(marginPercent)]
  const at = (percent: number) =>
    `${Math.min(100, Math.max(0, ((percent - fromPercent) / (toPercent - fromPercent)) * 100))}%`
  const place = { '--low': at(actual - margin), '--high': at(actual + margin), '--stated': at(stated) }
  return (
    <span className={classes.interval}>
      <span
        className={classes.strip}
        style={place as CSSProperties}
        data-outside={verdict === 'OUTSIDE'}
        aria-hidden="true"
      />
      <small>
        ± {margin.toFixed(2)} %
        {verdict && (
          <span className="visually-hidden">, {t(verdict === 'WITHIN' ? 'returns.within' : 'returns.outside')}</span>
        )}
      </small>
    </span>
  )
}
