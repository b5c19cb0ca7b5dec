import type { HistoryAnswer } from '@baize/api/studio/slot'
import { useEffect, useState } from 'react'
import { pageMoment } from '../../kit/host/moments.ts'
import { IconButton } from '../../kit/icon.tsx'
import { ColumnHeads } from '../../kit/pages/column-heads.tsx'
import { VerifyPage } from '../../kit/pages/verify-page.tsx'
import type { Api } from '../api.ts'
import type { Texts } from '../texts.ts'

interface HistoryProps {
  api: Api
  t: Texts
  money: (units: string) => string
  /** Shows a stored round again. */
  replay(roundId: string): void
  /** The round that it opens on, which is verified; null for the list. */
  opensOn: string | null
}

const load = () => import('../recompute.ts')

/** The player's last rounds of this game with a replay and a verification of each. */
export function HistoryPage({ api, t, money, replay, opensOn }: HistoryProps) {
  const [verified, setVerified] = useState(opensOn)
  const [rounds, setRounds] = useState<HistoryAnswer['rounds'] | 'asked' | 'failed'>('asked')
  const read = async () => {
    setRounds('asked')
    const outcome = await api.history()
    setRounds(outcome.kind === 'ok' ? outcome.value.rounds : 'failed')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for each opening of the list
  useEffect(() => {
    if (verified === null) void read()
  }, [verified])
  if (verified !== null) {
    const verifying = { api, load, t, money }
    return <VerifyPage verifying={verifying} roundId={verified} onBack={() => setVerified(null)} />
  }
  return (
    <div className="page" aria-busy={rounds === 'asked'}>
      {rounds === 'asked' && <p className="hint">{t('wait')}</p>}
      {rounds === 'failed' && (
        <>
          <p>{t('historyPage.failed')}</p>
          <button type="button" className="plain" onClick={() => void read()}>
            {t('retry')}
          </button>
        </>
      )}
      {typeof rounds === 'object' && <Rounds {...{ rounds, t, money, replay }} verify={setVerified} />}
    </div>
  )
}

interface RoundsProps extends Pick<HistoryProps, 't' | 'money' | 'replay'> {
  rounds: HistoryAnswer['rounds']
  verify(roundId: string): void
}

function Rounds({ rounds, t, money, replay, verify }: RoundsProps) {
  if (rounds.length === 0) return <p className="hint">{t('historyPage.empty')}</p>
  return (
    <table className="rounds">
      <ColumnHeads
        words={[
          t('historyPage.time'),
          t('historyPage.stake'),
          t('historyPage.win'),
          t('historyPage.replay'),
          t('fairness'),
        ]}
      />
      <tbody>
        {rounds.map(({ roundId, openedAt, betUnits, winUnits }) => (
          <tr key={roundId}>
            <td>{pageMoment(openedAt)}</td>
            <td>{money(betUnits)}</td>
            <td>{money(winUnits)}</td>
            <td>
              <IconButton
                icon="replay"
                label={t('historyPage.replayOf', { time: pageMoment(openedAt) })}
                onPress={() => replay(roundId)}
              />
            </td>
            <td>
              <IconButton
                icon="shield"
                label={t('verifyPage.verifyOf', { time: pageMoment(openedAt) })}
                onPress={() => verify(roundId)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
