import type { RoundDifference, RoundVerdict } from '@baize/game-kit'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { Definitions } from '../definitions.tsx'
import type { CommonTexts } from '../i18n.ts'
import type { Verifiable, Verifying } from './verify-page.tsx'

interface Computed {
  checks: Awaited<ReturnType<Verifying<Verifiable>['load']>>['ROUND_CHECKS']
  verdict: RoundVerdict
}

/** Both seeds can be edited: with any other one the round must not come out. */
export function SeedForm<R extends Verifiable>({ verifying, record }: { verifying: Verifying<R>; record: R }) {
  const { t, load } = verifying
  const [serverSeed, setServerSeed] = useState(record.serverSeed ?? '')
  const [clientSeed, setClientSeed] = useState(record.clientSeed)
  const [result, setResult] = useState<Computed | 'computing' | 'failed' | null>(null)

  async function compute(): Promise<void> {
    setResult('computing')
    const part = await load().catch(() => null)
    if (!part) return setResult('failed')
    const verdict = part.recompute({ ...record, serverSeed: serverSeed.trim(), clientSeed })
    setResult({ checks: part.ROUND_CHECKS, verdict })
  }

  /** The frame may not send forms, so the Enter key is heard here. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void compute()
  }

  return (
    <div>
      <form onKeyDown={onKeyDown}>
        <SeedField label={t('verifyPage.serverSeed')} value={serverSeed} onChange={setServerSeed} />
        <SeedField label={t('verifyPage.clientSeed')} value={clientSeed} onChange={setClientSeed} />
        <button type="button" className="plain" onClick={() => void compute()}>
          {t('verifyPage.verify')}
        </button>
      </form>
      <div className="verdict" role="status">
        {result === 'computing' && <p className="hint">{t('wait')}</p>}
        {result === 'failed' && <p className="error">{t('verifyPage.failed')}</p>}
        {typeof result === 'object' && result && <Verdict t={t} {...result} />}
      </div>
    </div>
  )
}

interface SeedFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function SeedField({ label, value, onChange }: SeedFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </>
  )
}

const marks = { good: '✓', bad: '✗', open: '–' }

function Verdict({ t, checks, verdict }: { t: CommonTexts } & Computed) {
  const difference = verdict.ok ? null : verdict.difference
  const stateOf = (check: (typeof checks)[number]): keyof typeof marks =>
    verdict.passed.includes(check) ? 'good' : check === difference?.check ? 'bad' : 'open'
  return (
    <>
      <p className={verdict.ok ? 'is-good' : 'is-bad'}>
        {verdict.ok ? t('verifyPage.matches') : t('verifyPage.differs')}
      </p>
      <ol className="checks">
        {checks.map(check => (
          <li key={check} className={`is-${stateOf(check)}`} data-check={check}>
            {marks[stateOf(check)]} {t(`verifyPage.checks.${check}`)}
          </li>
        ))}
      </ol>
      {difference && <Difference t={t} difference={difference} />}
    </>
  )
}

function Difference({ t, difference }: { t: CommonTexts; difference: RoundDifference }) {
  const rows: [string, string][] = [
    [t('verifyPage.place'), difference.path],
    [t('verifyPage.computed'), JSON.stringify(difference.expected) ?? '–'],
    [t('verifyPage.recorded'), JSON.stringify(difference.actual) ?? '–'],
  ]
  return <Definitions rows={rows.map(([term, value]) => [term, <code key={term}>{value}</code>])} />
}
