import type { FairnessState, RotateAnswer } from '@baize/api/studio/slot'
import { useEffect, useId, useState } from 'react'
import type { Outcome } from '../calls.ts'
import { Definitions } from '../definitions.tsx'
import type { CommonTexts } from '../i18n.ts'
import { isPromised, newClientSeed } from '../seeding.ts'
import { seedRefusal } from './seed-refusal.ts'

interface FairnessProps {
  api: {
    fairness(): Promise<Outcome<FairnessState>>
    rotateSeeds(clientSeed: string): Promise<Outcome<RotateAnswer>>
  }
  t: CommonTexts
  known: FairnessState
  onChange(state: FairnessState): void
}

/** The seeds behind the rounds: the commitment, the player's own seed, and the change that reveals the secret. */
export function FairnessPage({ api, t, known, onChange }: FairnessProps) {
  const [fairness, setFairness] = useState(known)
  const [seed, setSeed] = useState(known.clientSeed ?? '')
  const [error, setError] = useState('')
  const [revealed, setRevealed] = useState<RotateAnswer['revealed']>(null)
  const id = useId()
  const show = (state: FairnessState) => {
    setFairness(state)
    setSeed(state.clientSeed ?? '')
    onChange(state)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is opened
  useEffect(() => {
    void api.fairness().then(outcome => outcome.kind === 'ok' && show(outcome.value))
  }, [])

  async function rotate(): Promise<void> {
    setError('')
    // The same seed twice would meet a server seed that was drawn after the studio knew it.
    const typed = seed.trim()
    const isNew = typed !== '' && typed !== fairness.clientSeed
    const outcome = await api.rotateSeeds(isNew ? typed : newClientSeed())
    if (outcome.kind === 'lost') return setError(t('notices.unknown'))
    if (outcome.kind === 'refused') return setError(seedRefusal(t, outcome.error))
    if (!isPromised(fairness, outcome.value.fairness)) setError(t('fairnessPage.broken'))
    show(outcome.value.fairness)
    setRevealed(outcome.value.revealed)
  }

  return (
    <div className="page">
      <p>{t('fairnessPage.how')}</p>
      <Definitions
        rows={[
          [t('fairnessPage.commitment'), <code key="now">{fairness.commitment}</code>],
          [t('fairnessPage.nextCommitment'), <code key="next">{fairness.nextCommitment}</code>],
          [t('fairnessPage.nonce'), <code key="nonce">{fairness.nextNonce}</code>],
        ]}
      />
      <form
        onSubmit={event => {
          event.preventDefault()
          void rotate()
        }}
      >
        <label htmlFor={id}>{t('fairnessPage.clientSeed')}</label>
        <input
          id={id}
          type="text"
          spellCheck={false}
          autoComplete="off"
          value={seed}
          onChange={event => setSeed(event.currentTarget.value)}
        />
        <button type="button" className="plain" onClick={() => void rotate()}>
          {t('fairnessPage.rotate')}
        </button>
      </form>
      <p className="error" role="alert">
        {error}
      </p>
      <div className="revealed">{revealed && <RevealedSeed pair={revealed} t={t} />}</div>
    </div>
  )
}

function RevealedSeed({ pair, t }: { pair: NonNullable<RotateAnswer['revealed']>; t: CommonTexts }) {
  return (
    <>
      <h3>{t('fairnessPage.revealed')}</h3>
      <p>
        <code>{pair.serverSeed}</code>
      </p>
      <p>{t('fairnessPage.revealedRounds', { n: pair.rounds })}</p>
      <p className="hint">{t('fairnessPage.copied')}</p>
      <p>
        <code>{pair.commitment}</code>
      </p>
    </>
  )
}
