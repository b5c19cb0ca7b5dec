import type { RotateAnswer } from '@baize/api/studio/slot'
import type { RoundCheck, RoundVerdict, VerifiableRound } from '@baize/game-kit'
import type { VerifiableInstant } from '@baize/game-kit/instant/verify-instant'
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '../calls.ts'
import { Definitions } from '../definitions.tsx'
import type { CommonTexts } from '../i18n.ts'
import { newClientSeed } from '../seeding.ts'
import { SeedForm } from './seed-form.tsx'
import { seedRefusal } from './seed-refusal.ts'

export type Verifiable = VerifiableRound | VerifiableInstant

/** The rules of a game, loaded when they are asked for. */
interface Recomputing<R> {
  ROUND_CHECKS: readonly RoundCheck[]
  recompute(record: R): RoundVerdict
}

/** How the rounds of a game are verified. */
export interface Verifying<R extends Verifiable> {
  api: {
    record(roundId: string): Promise<Outcome<R>>
    rotateSeeds(clientSeed: string): Promise<Outcome<RotateAnswer>>
  }
  load(): Promise<Recomputing<R>>
  t: CommonTexts
  money: (units: string) => string
}

interface VerifyPageProps<R extends Verifiable> {
  verifying: Verifying<R>
  roundId: string
  onBack(): void
}

/** The record of a settled round, which is computed again in this browser. */
export function VerifyPage<R extends Verifiable>({ verifying, roundId, onBack }: VerifyPageProps<R>) {
  const { api, t } = verifying
  const [outcome, setOutcome] = useState<Outcome<R> | null>(null)
  const back = useRef<HTMLButtonElement>(null)
  const read = async () => {
    setOutcome(null)
    setOutcome(await api.record(roundId))
    back.current?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page is opened
  useEffect(() => void read(), [])
  const isUnsettled = outcome?.kind === 'refused' && outcome.error.error === 'round_unknown'
  return (
    <div className="page" aria-busy={outcome === null}>
      <button ref={back} type="button" className="link" onClick={onBack}>
        ← {t('verifyPage.back')}
      </button>
      {outcome?.kind === 'ok' && (
        <RecordView verifying={verifying} record={outcome.value} onReveal={() => void read()} />
      )}
      {outcome && outcome.kind !== 'ok' && (
        <p role="alert">{isUnsettled ? t('verifyPage.notSettled') : t('verifyPage.failed')}</p>
      )}
      {!outcome && <p className="hint">{t('wait')}</p>}
    </div>
  )
}

interface RecordProps<R extends Verifiable> {
  verifying: Verifying<R>
  record: R
  onReveal(): void
}

function RecordView<R extends Verifiable>({ verifying, record, onReveal }: RecordProps<R>) {
  const { t, money } = verifying
  const stake = 'choices' in record ? (record.staked ?? record.bet) : record.bet
  const rows: [string, string][] = [
    [t('verifyPage.commitment'), record.commitment],
    [t('verifyPage.nonce'), String(record.nonce)],
    [t('verifyPage.definition'), record.definitionHash],
    [t('stake'), money(String(stake))],
    [t('verifyPage.win'), money(String(record.win))],
  ]
  return (
    <>
      <p>{t('verifyPage.how')}</p>
      <Definitions rows={rows.map(([term, value]) => [term, <code key={term}>{value}</code>])} />
      {record.serverSeed === null ? (
        <SecretSeed verifying={verifying} onReveal={onReveal} />
      ) : (
        <SeedForm verifying={verifying} record={record} />
      )}
      <Stored t={t} record={record} />
    </>
  )
}

/** The seed is still in use: changing seeds reveals it, and then the round can be computed. */
function SecretSeed<R extends Verifiable>({ verifying, onReveal }: Pick<RecordProps<R>, 'verifying' | 'onReveal'>) {
  const { api, t } = verifying
  const [error, setError] = useState('')
  const reveal = async () => {
    const outcome = await api.rotateSeeds(newClientSeed())
    if (outcome.kind === 'ok') onReveal()
    else setError(outcome.kind === 'lost' ? t('notices.unknown') : seedRefusal(t, outcome.error))
  }
  return (
    <div>
      <p className="hint">{t('verifyPage.secret')}</p>
      <button type="button" className="plain" onClick={() => void reveal()}>
        {t('verifyPage.reveal')}
      </button>
      <p className="error" role="alert">
        {error}
      </p>
    </div>
  )
}

/** Draws and events as they are stored, for reading and copying. */
function Stored({ t, record }: { t: CommonTexts; record: Verifiable }) {
  const taken = record.draws.flatMap(log => log.taken.map(([bound, value]) => `${value}/${bound}`)).join(' ')
  return (
    <>
      <details>
        <summary>{t('verifyPage.draws')}</summary>
        <p>
          <code>{taken}</code>
        </p>
      </details>
      <details>
        <summary>{t('verifyPage.events')}</summary>
        <ol className="events" start={0}>
          {record.events.map((event, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place
            <li key={place}>
              <code>{JSON.stringify(event)}</code>
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
