import type { BetView, BookProofAnswer } from '@baize/api/studio/sports/bets'
import type { FixtureRecord } from '@baize/game-kit/book/verify/fixture-record'
import type { BetVerdict } from '@baize/game-kit/book/verify/verify-bet'
import { useEffect, useId, useState } from 'react'
import { Definitions } from '../../kit/definitions.tsx'
import { usePage } from '../context.ts'
import { CheckList } from './check-list.tsx'
import { BET_CHECKS, checkBet } from './recompute.ts'

interface Checked {
  proof: BookProofAnswer
  verdict: BetVerdict
  /** True when all of its matches are decided: then everything was worked out. */
  isWhole: boolean
}

/** Null while it is read; an empty list for a bet that no seal holds yet. */
type Answer = Checked[] | 'lost' | null

/** The place of a bet in the tree of each of its matches, worked out here up to the sealed root, and what the bet came to. */
export function BetProofs({ bet }: { bet: BetView }) {
  const { t, api } = usePage()
  const [answer, setAnswer] = useState<Answer>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the proof is opened
  useEffect(() => {
    let isOpen = true
    void (async () => {
      const fixtures = [...new Set(bet.legs.map(({ fixture }) => fixture))]
      const proofs = await Promise.all(fixtures.map(fixture => api.proof({ id: bet.betId, fixture })))
      const records = await Promise.all(fixtures.map(fixture => api.record(fixture)))
      if (isOpen) setAnswer(checked(proofs, records))
    })()
    return () => {
      isOpen = false
    }
  }, [])
  if (answer === null) return <p className="hint">{t('wait')}</p>
  if (answer === 'lost') return <p role="alert">{t('noAnswer')}</p>
  if (answer.length === 0) return <p className="hint">{t('proof.waiting')}</p>
  return (
    <>
      <p>{t('proof.how')}</p>
      {answer.map(each => (
        <OneProof key={each.proof.fixture} {...each} />
      ))}
    </>
  )
}

type Asked<T> = { kind: 'ok'; value: T } | { kind: 'refused' | 'lost' }

function checked(proofs: readonly Asked<BookProofAnswer>[], answers: readonly Asked<FixtureRecord | null>[]): Answer {
  const isLost = (asked: Asked<unknown>) => asked.kind === 'lost'
  if (proofs.some(isLost) || answers.some(({ kind }) => kind !== 'ok')) return 'lost'
  const records = answers.flatMap(asked => (asked.kind === 'ok' && asked.value ? [asked.value] : []))
  return proofs.flatMap(asked => {
    if (asked.kind !== 'ok') return []
    const proof = asked.value
    return [{ proof, verdict: checkBet(proof, records), isWhole: records.length === answers.length }]
  })
}

function OneProof({ proof, verdict, isWhole }: Checked) {
  const { t } = usePage()
  const id = useId()
  const { fixture, text, salt, index, count, siblings, block, root } = proof
  const rows = [
    [t('fair.fixture'), fixture],
    [t('proof.leaf', { n: index + 1, count }), text],
    [t('proof.salt'), salt],
    [t('proof.siblings'), siblings.join(' ') || '–'],
    [t('proof.root', { block }), root],
  ] as const
  const said = verdict.ok ? (isWhole ? 'proof.good' : 'proof.goodSoFar') : 'proof.bad'
  return (
    <section className="proof">
      <p role="status" data-state={verdict.ok ? 'good' : 'bad'}>
        {t(said)}
      </p>
      <CheckList checks={BET_CHECKS} verdict={verdict} />
      <Definitions rows={rows.map(([term, value]) => [term, <code key={term}>{value}</code>])} />
      <details className="csv">
        <summary>{t('proof.file')}</summary>
        <label htmlFor={id}>{t('proof.fileHint')}</label>
        <textarea
          id={id}
          readOnly
          rows={5}
          value={JSON.stringify(proof)}
          onFocus={event => event.currentTarget.select()}
        />
      </details>
    </section>
  )
}
