import type { DrawView } from '@baize/api/studio/lottery'
import { usePage } from '../context.ts'
import type { Texts } from '../texts.ts'
import type { Check } from './check-proof.ts'

export type Fact = readonly [name: string, value: string]

/** Every step of a proof, the first difference marked, and the values that they follow from. */
export function ProofSteps({ checks, facts }: { checks: readonly Check[]; facts: readonly Fact[] }) {
  const proofPage = usePage().t
  const first = checks.findIndex(({ holds }) => !holds)
  const isGood = checks.length > 0 && first < 0
  return (
    <>
      <p className={`verdict ${isGood ? 'is-good' : 'is-bad'}`} role="status">
        {isGood ? proofPage('proofPage.good') : proofPage('proofPage.bad')}
      </p>
      <ol className="checks">
        {checks.map((check, place) => (
          <Step key={check.step} check={check} isFirstFault={place === first} />
        ))}
      </ol>
      {facts.map(([name, value]) => (
        <div key={`${name} ${value}`} className="fact">
          <p className="label">{name}</p>
          <code>{value}</code>
        </div>
      ))}
    </>
  )
}

function Step({ check, isFirstFault }: { check: Check; isFirstFault: boolean }) {
  const proofPage = usePage().t
  const { step, holds, computed, published } = check
  return (
    <li className={holds ? 'is-good' : 'is-bad'} data-step={step}>
      <strong>{`${holds ? '✓' : '✗'} ${proofPage(`proofPage.steps.${step}`)}`}</strong>
      <code>{computed}</code>
      {isFirstFault && (
        <>
          <p className="label">{proofPage('proofPage.published')}</p>
          <code>{published}</code>
        </>
      )}
    </li>
  )
}

/** The public round of a draw, and versions that came to no result. */
export function drawFacts(t: Texts, { beacon, failed }: DrawView): Fact[] {
  const named: Fact[] = beacon
    ? [
        [t('proofPage.chain'), beacon.chain.hash],
        [t('proofPage.round', { n: beacon.round }), beacon.signature ?? ''],
      ]
    : []
  return [...named, ...failed.map(({ version, commitment }): Fact => [t('proofPage.failed', { version }), commitment])]
}
