import type { DrawView, SlipView } from '@baize/api/studio/lottery'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { type PageContext, usePage } from '../context.ts'
import { type Check, checkDraw, checkProof, checkRound } from './check-proof.ts'
import { drawFacts, type Fact, ProofSteps } from './proof-steps.tsx'

const drawsLooked = 200

/** What was computed here about a draw or a ticket, or why it could not be. */
type Computed = { checks: readonly Check[]; facts: readonly Fact[] } | { alert: string }

/** The way back from proofs, which takes the focus when they are opened. */
export function ProofBack({ onBack }: { onBack: () => void }) {
  const { t } = usePage()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <button ref={back} type="button" className="plain" onClick={onBack}>
      {t('back')}
    </button>
  )
}

interface ProofViewProps {
  compute(): Promise<Computed>
  children: ReactNode
}

/** Every step of what is recomputed in this browser. */
function ProofView({ compute, children }: ProofViewProps) {
  const { t } = usePage()
  const [computed, setComputed] = useState<Computed | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: computed once, when the proof is opened
  useEffect(() => {
    void compute()
      .catch(() => ({ alert: t('noAnswer') }))
      .then(setComputed)
  }, [])
  return (
    <div className="proof" aria-busy={computed === null}>
      {computed === null ? (
        <p className="hint">{t('wait')}</p>
      ) : 'alert' in computed ? (
        <p role="alert">{computed.alert}</p>
      ) : (
        <>
          {children}
          <ProofSteps {...computed} />
        </>
      )}
    </div>
  )
}

interface TicketProofProps {
  slip: SlipView
  ticketId: string
}

/** A ticket's proof: its place in the sealed book, the draw, and what it is paid. */
export function TicketProof({ slip, ticketId }: TicketProofProps) {
  const page = usePage()
  return (
    <ProofView compute={() => computeTicket(page, slip, ticketId)}>
      <p>{page.t('proofPage.how')}</p>
    </ProofView>
  )
}

/** The same for a draw without a ticket: what anybody may check, whether they took part or not. */
export function DrawProof({ draw }: { draw: DrawView }) {
  const { t } = usePage()
  const compute = async (): Promise<Computed> => ({
    checks: [...checkDraw(draw), ...(await checkRound(draw))],
    facts: [
      [t('proofPage.seed'), draw.serverSeed ?? ''],
      [t('proofPage.root', { n: draw.book?.tickets ?? 0 }), draw.book?.root ?? ''],
      [t('proofPage.previousSeal'), draw.book?.previousSealHash ?? ''],
      ...drawFacts(t, draw),
    ],
  })
  return (
    <ProofView compute={compute}>
      <h3>{t('issue', { issue: draw.issue })}</h3>
      <p>{t('proofPage.howDraw')}</p>
    </ProofView>
  )
}

async function computeTicket({ t, api, boot }: PageContext, slip: SlipView, ticketId: string): Promise<Computed> {
  const [proof, held] = await Promise.all([api.proof(ticketId), api.held(drawsLooked)])
  if (proof.kind === 'refused') return { alert: t(`errors.${proof.error.error}`) }
  if (proof.kind === 'lost' || held.kind !== 'ok') return { alert: t('noAnswer') }
  const draw = held.value.find(({ issue }) => issue === slip.issue)
  if (!draw) return { alert: t('proofPage.tooOld') }
  return {
    checks: [...checkProof(boot.game.format, draw, slip, ticketId, proof.value), ...(await checkRound(draw))],
    facts: [
      [t('proofPage.seed'), draw.serverSeed ?? ''],
      [t('proofPage.salt'), proof.value.salt],
      ...drawFacts(t, draw),
    ],
  }
}
