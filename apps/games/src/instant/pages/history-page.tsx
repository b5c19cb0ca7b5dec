import type { InstantRoundView } from '@baize/api/studio/instant'
import { useState } from 'react'
import { pageMoment } from '../../kit/host/moments.ts'
import { IconButton } from '../../kit/icon.tsx'
import { ColumnHeads } from '../../kit/pages/column-heads.tsx'
import { VerifyPage } from '../../kit/pages/verify-page.tsx'
import type { InstantApi } from '../api.ts'
import type { GameView } from '../game-view.ts'
import type { Texts } from '../texts.ts'

interface HistoryProps {
  api: InstantApi
  t: Texts
  money: (units: string) => string
  rounds: readonly InstantRoundView[]
  view: GameView
  /** The round that it opens on, which is verified; null for the list. */
  opensOn: string | null
}

const load = () => import('../recompute.ts')

/** The player's last rounds of this game: what happened in each, what it paid, and the way to its verification. */
export function HistoryPage({ api, t, money, rounds, view, opensOn }: HistoryProps) {
  const [verified, setVerified] = useState(opensOn)
  if (verified !== null) {
    const verifying = { api, load, t, money }
    return <VerifyPage verifying={verifying} roundId={verified} onBack={() => setVerified(null)} />
  }
  if (rounds.length === 0)
    return (
      <div className="page">
        <p className="hint">{t('historyPage.empty')}</p>
      </div>
    )
  return (
    <div className="page">
      <table className="told">
        <ColumnHeads
          words={[
            t('historyPage.time'),
            t('whatHappened'),
            t('historyPage.stake'),
            t('historyPage.win'),
            t('fairness'),
          ]}
        />
        <tbody>
          {rounds.map(round => (
            <tr key={round.roundId}>
              <td>{timeOf(round.openedAt)}</td>
              <td>{view.say(round, 0)}</td>
              <td>{money(round.stakedUnits)}</td>
              <td>{money(round.winUnits)}</td>
              <td>
                <IconButton
                  icon="shield"
                  label={t('verifyPage.verifyOf', { time: timeOf(round.openedAt) })}
                  onPress={() => setVerified(round.roundId)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** `13:05:09` by the clock of the brand, with its day where that is not today. */
function timeOf(iso: string): string {
  const text = pageMoment(iso)
  return text.startsWith(pageMoment(Date.now()).slice(0, 10)) ? text.slice(11) : text
}
