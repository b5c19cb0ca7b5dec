import { type BetType, betTypesOf, exactReturn, lotteryGame } from '@baize/game-kit/lotteries/index'
import { sampleContents } from '@baize/game-kit/lotteries/sample-contents'
import { betName } from '../bet-names.ts'
import { countdownText } from '../clock.ts'
import { usePage } from '../context.ts'
import { bounds, hasStakeBack, oddsSpan, spanText } from '../slip/figures.ts'

/** How the game is played, and the odds table, computed from the bets themselves at the chosen odds mode. */
export function RulesPage({ series }: { series: number }) {
  const { t, boot } = usePage()
  const lead = countdownText(lotteryGame(boot.game.code).schedule.leadMs)
  const { format } = boot.game
  const middle = betTypesOf(format).some(({ code }) => hasStakeBack(format, code)) ? [t('howTo.kenoMiddle')] : []
  return (
    <div className="page">
      <ul className="rules">
        {[t('rules.close', { lead }), ...t('rules.lines').split('\n'), ...middle].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{t('rules.table', { series })}</h3>
      <table>
        <thead>
          <tr>
            {([t('rules.bet'), t('rules.cost'), t('rules.pays'), t('rules.returns')] as const).map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {betTypesOf(boot.game.format).map(type => (
            <BetRow key={type.code} type={type} series={series} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function BetRow({ type, series }: { type: BetType; series: number }) {
  const { t, boot } = usePage()
  const { format } = boot.game
  const [low, high] = bounds(
    (sampleContents[format][type.code] ?? []).map(content => exactReturn(type, content, series)),
  )
  return (
    <tr>
      <th scope="row">{betName(t, format, type.code)}</th>
      <td>{type.costPoints}</td>
      <td>{oddsSpan(format, type, series) + (type.ticketCents ? ` + ${t('rules.pool')}` : '')}</td>
      <td>{`${spanText([percent(low), percent(high)])} %`}</td>
    </tr>
  )
}

/** A share cut to hundredths of a percent. */
const percent = (share: number): string => (Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2)
