import type { DrawView } from '@baize/api/studio/lottery'
import { useState } from 'react'
import { timeText } from '../clock.ts'
import { usePage } from '../context.ts'
import { FullResult } from '../results/prize-table.tsx'
import { ResultRow } from '../results/result-row.tsx'
import type { Texts } from '../texts.ts'
import { DrawProof, ProofBack } from './proof.tsx'
import { useHeldDraws } from './use-held-draws.ts'

const counts = [20, 50, 100, 200]

/** Past draws of the game, void ones included. */
export function ResultsPage() {
  const { t } = usePage()
  const [count, setCount] = useState(counts[0]!)
  const [proved, setProved] = useState<DrawView | null>(null)
  const { draws, isAsking, hasFailed, ask } = useHeldDraws(count)
  return (
    <div className="page">
      {proved && (
        <>
          <ProofBack onBack={() => setProved(null)} />
          <DrawProof draw={proved} />
        </>
      )}
      <p className="page-tools" hidden={proved !== null}>
        <label htmlFor="results-count">{t('drawsShown')}</label>
        <select id="results-count" value={count} onChange={event => setCount(Number(event.currentTarget.value))}>
          {counts.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </p>
      <ol className="past" aria-live="polite" aria-busy={isAsking} hidden={proved !== null}>
        {hasFailed && (
          <li>
            {t('noAnswer')}{' '}
            <button type="button" className="plain" onClick={ask}>
              {t('retry')}
            </button>
          </li>
        )}
        {!hasFailed && draws?.length === 0 && <li className="hint">{t('noResult')}</li>}
        {!hasFailed && draws?.map(draw => <PastDraw key={draw.issue} draw={draw} onProve={() => setProved(draw)} />)}
      </ol>
    </div>
  )
}

function PastDraw({ draw, onProve }: { draw: DrawView; onProve(): void }) {
  const { t } = usePage()
  return (
    <li>
      <div className="past-issue">
        <strong>{draw.issue}</strong>
        <span className="label">{timeText(draw.drawsAt)}</span>
      </div>
      {draw.numbers ? <ResultRow numbers={draw.numbers} /> : <span className="hint">{withoutResult(t, draw)}</span>}
      {draw.serverSeed && (
        <button type="button" className="plain" aria-label={`${t('proof')} ${draw.issue}`} onClick={onProve}>
          {t('proof')}
        </button>
      )}
      {draw.numbers && <FullResult numbers={draw.numbers} />}
    </li>
  )
}

/** Why a draw shows no numbers. */
function withoutResult(t: Texts, { state, voidReason, version, issue, drawsAt }: DrawView): string {
  if (state === 'VOIDED') return t(`voidReasons.${voidReason ?? 'LATE'}`)
  return state === 'REDRAWN' ? t('redrawn', { version: version, time: timeText(drawsAt) }) : t('drawing', { issue })
}
