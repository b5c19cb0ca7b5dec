import type { TableRecord } from '@baize/api/studio/live'
import { useEffect, useRef, useState } from 'react'
import { usePage } from '../context.ts'
import { isPlaced } from '../state/own-slips.ts'
import { checkRecord, checkSlip, type RecordCheck } from './check-record.ts'

interface RecordViewProps {
  record: TableRecord
  before: TableRecord | null
  onBack(): void
}

/** A round that is computed again here: every step, the own slips in its book, and its line for other verifiers. */
export function RecordView({ record, before, onBack }: RecordViewProps) {
  const { t } = usePage()
  const back = useRef<HTMLButtonElement>(null)
  const [checks] = useState(() => checkRecord(record, before))
  useEffect(() => back.current?.focus(), [])
  const isGood = checks.every(({ holds }) => holds)
  return (
    <div className="proof">
      <button ref={back} type="button" className="plain" onClick={onBack}>
        {t('verify.back')}
      </button>
      <h3>{t('round', { serial: record.serial })}</h3>
      <p>{t('verify.how')}</p>
      <p className={`verdict ${isGood ? 'is-good' : 'is-bad'}`} role="status">
        {t(isGood ? 'verify.good' : 'verify.bad')}
      </p>
      <Steps checks={checks} />
      <OwnSlips record={record} />
      <details>
        <summary>{t('verify.line')}</summary>
        <code>{JSON.stringify(record)}</code>
      </details>
    </div>
  )
}

const marks = { good: '✓', bad: '✗', open: '–' }

function Steps({ checks }: { checks: readonly RecordCheck[] }) {
  const { t } = usePage()
  return (
    <ol className="checks">
      {checks.map(({ step, holds, difference }) => {
        const state = holds === null ? 'open' : holds ? 'good' : 'bad'
        return (
          <li key={step} className={`is-${state}`} data-step={step}>
            {`${marks[state]} ${t(`verify.steps.${step}`)}`}
            {difference && (
              <code>{`${t('verify.computed')} ${difference.computed} · ${t('verify.recorded')} ${difference.recorded}`}</code>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Own slips of the round, each computed up to the root of its book. */
function OwnSlips({ record: { serial, bookRoot } }: { record: TableRecord }) {
  const { t, api, money } = usePage()
  const [own, setOwn] = useState<{ text: string; check: RecordCheck }[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the round is opened
  useEffect(() => {
    void (async () => {
      const slips = await api.slips(serial)
      if (slips.kind !== 'ok') return
      const proofs = await Promise.all(
        slips.value.slips.filter(isPlaced).map(async ({ slipId, totalUnits }) => {
          const proof = await api.proof(slipId)
          if (proof.kind !== 'ok') return []
          return [{ text: `${money(totalUnits)} · ${proof.value.text}`, check: checkSlip(proof.value, bookRoot) }]
        }),
      )
      setOwn(proofs.flat())
    })()
  }, [])
  if (own.length === 0) return null
  return (
    <>
      <h3>{t('verify.own')}</h3>
      {own.map(({ text, check }) => (
        <div key={text} className="own-proof">
          <Steps checks={[check]} />
          <code>{text}</code>
        </div>
      ))}
    </>
  )
}
