import type { SlipView } from '@baize/api/studio/lottery'
import { useEffect, useState } from 'react'
import type { Outcome } from '../../kit/calls.ts'
import { ChaseCard } from '../chases/chase-card.tsx'
import { usePage } from '../context.ts'
import { isSelling } from '../results/draws.ts'
import type { DrawWatch } from '../results/watch.ts'
import { SlipCard } from '../sent/slip-card.tsx'
import { ProofBack, TicketProof } from './proof.tsx'

interface TicketsPageProps {
  watch: DrawWatch
  /** The slip on whose proof it opens; null for the list. */
  asked: string | null
}

/** The player's slips of this game, with cancelling while they sell and the proof once they are sealed. */
export function TicketsPage({ watch, asked }: TicketsPageProps) {
  const { t, api } = usePage()
  const draws = watch.draws.use()
  const { nowMs } = watch.time.use()
  const [notice, setNotice] = useState('')
  const [proved, setProved] = useState<{ slip: SlipView; ticketIds: string[] } | null>(null)
  useEffect(() => void watch.refreshSlips(), [watch])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the page is opened
  useEffect(() => {
    if (asked) void openAsked(asked)
  }, [])
  /** The watch may be asking already, and answers its other callers at once: this waits for the slips themselves. */
  async function openAsked(slipId: string): Promise<void> {
    const outcome = await api.slips()
    const slip = outcome.kind === 'ok' && outcome.value.find(one => one.slipId === slipId)
    if (outcome.kind !== 'ok') setNotice(t('noAnswer'))
    else if (!slip) setNotice(t('proofPage.tooOld'))
    else setProved({ slip, ticketIds: slip.tickets.map(({ ticketId }) => ticketId) })
  }
  const after = async (asked: Promise<Outcome<unknown>>) => {
    const outcome = await asked
    setNotice(
      outcome.kind === 'ok' ? '' : outcome.kind === 'refused' ? t(`errors.${outcome.error.error}`) : t('noAnswer'),
    )
    await watch.refreshSlips()
  }
  const canCancel = ({ state, issue }: SlipView) =>
    state === 'accepted' && isSelling(draws, nowMs) && draws.coming[0]?.issue === issue
  const { slips, chases } = draws
  return (
    <div className="page tickets-page">
      {proved && (
        <>
          <ProofBack onBack={() => setProved(null)} />
          {proved.ticketIds.map(ticketId => (
            <TicketProof key={ticketId} slip={proved.slip} ticketId={ticketId} />
          ))}
        </>
      )}
      <div hidden={proved !== null}>
        <p className="error" role="alert">
          {notice}
        </p>
        <div className="cards">
          {chases.map(chase => (
            <ChaseCard key={chase.chaseId} chase={chase} onCancel={() => void after(api.cancelChase(chase.chaseId))} />
          ))}
          {slips.map(slip => (
            <SlipCard
              key={slip.slipId}
              slip={slip}
              onCancel={canCancel(slip) ? () => void after(api.cancel(slip.slipId)) : null}
              onProve={ticketId => setProved({ slip, ticketIds: [ticketId] })}
            />
          ))}
          {chases.length + slips.length === 0 && <p className="hint">{t('noSlips')}</p>}
        </div>
      </div>
    </div>
  )
}
