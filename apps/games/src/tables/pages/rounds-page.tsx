import type { TableRecord } from '@baize/api/studio/live'
import { useEffect, useState } from 'react'
import { usePage } from '../context.ts'
import { resultText } from '../names/result-text.ts'
import { RecordView } from './record-view.tsx'

const listed = 50

interface RoundsPageProps {
  /** The slip whose round was asked for when the page was opened; null without one. */
  askedSlipId: string | null
}

/** Rounds that are over, void ones included; each can be computed again here. */
export function RoundsPage({ askedSlipId }: RoundsPageProps) {
  const { t, api, rules } = usePage()
  const [records, setRecords] = useState<TableRecord[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [opened, setOpened] = useState<TableRecord | null>(null)
  const [hasOlder, setOlder] = useState(false)
  /** Reads on below the rounds that are listed. */
  const read = async (shown: readonly TableRecord[], before?: number) => {
    setFailed(false)
    const rounds = await api.rounds({ limit: listed, ...(before !== undefined && { before }) })
    if (rounds.kind !== 'ok') return setFailed(true)
    setRecords([...shown, ...rounds.value])
    setOlder(rounds.value.length === listed)
    return rounds.value
  }
  /** The round of the slip that was asked for leads the list, however far back it lies. */
  const begin = async () => {
    const proof = askedSlipId ? await api.proof(askedSlipId) : null
    const serial = proof?.kind === 'ok' ? Number(proof.value.text.split('|')[3]) : null
    const rounds = await read([], serial === null ? undefined : serial + 1)
    setOpened(rounds?.find(record => record.serial === serial) ?? null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page is opened
  useEffect(() => void begin(), [])
  const older = () => read(records!, records!.at(-1)!.serial)
  if (opened) {
    const before = records!.find(({ serial }) => serial === opened.serial - 1) ?? null
    return (
      <div className="page">
        <RecordView record={opened} before={before} onBack={() => setOpened(null)} />
      </div>
    )
  }
  return (
    <div className="page" aria-busy={records === null && !hasFailed}>
      {hasFailed && (
        <p role="alert">
          {t('noAnswer')}{' '}
          <button type="button" className="plain" onClick={() => void (records ? older() : begin())}>
            {t('retry')}
          </button>
        </p>
      )}
      {records === null && !hasFailed && <p className="hint">{t('wait')}</p>}
      {records?.length === 0 && <p className="hint">{t('roads.empty')}</p>}
      <ol className="past">
        {records?.map(record => (
          <li key={record.serial}>
            <span className="past-serial">{t('round', { serial: record.serial })}</span>
            <span className="past-result">
              {record.voidReason
                ? t(`voidReasons.${record.voidReason}`)
                : resultText({ t, rules, facts: record.facts }, record.result)}
            </span>
            {record.seed && (
              <button
                type="button"
                className="plain"
                aria-label={t('verify.of', { serial: record.serial })}
                onClick={() => setOpened(record)}
              >
                {t('verify.verify')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {hasOlder && (
        <button type="button" className="plain" onClick={() => void older()}>
          {t('pages.older')}
        </button>
      )}
    </div>
  )
}
