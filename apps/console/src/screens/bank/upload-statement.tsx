import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { Select } from '@baize/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../shared/acts/use-act.ts'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './bank.module.css'
import { ColumnMapFields } from './column-map-fields.tsx'
import { emptyMap, type MapDraft, mapOf } from './map-draft.ts'
import { Reading } from './reading.tsx'

type Format = 'csv' | 'camt053' | 'mt940'
type Outcome = ResponseOf<'bank.upload'>

/** Brings a statement of one of the house's accounts: it is read and compared first, and kept when that looks right. */
export function UploadStatement({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const [channel, setChannel] = useState('')
  const [format, setFormat] = useState<Format>('csv')
  const [reason, setReason] = useState('')
  const [draft, setDraft] = useState<MapDraft | null>(null)
  const [tried, setTried] = useState<Outcome | null>(null)
  const channels = useQuery({ queryKey: ['cashier.channelList'], queryFn: () => call('cashier.channelList', {}) })
  const maps = useQuery({ queryKey: ['bank.maps'], queryFn: () => call('bank.maps', {}) })
  const kept = maps.data?.list.find(each => each.channel === channel)?.map
  const shown = draft ?? (kept ? null : emptyMap)
  const send = (dryRun: 'true' | 'false') =>
    call('bank.upload', {
      ...{ file: file!, channel, format, dryRun, reason: reason.trim() },
      ...(format === 'csv' && shown ? { map: JSON.stringify(mapOf(shown)) } : {}),
    })
  const trial = useAct(
    async () => setTried(await send('true')),
    () => {},
  )
  const keeping = useAct(() => send('false'), onClose)
  const isReady = file !== null && channel !== '' && reason.trim().length >= 3
  const fault = trial.fault ?? keeping.fault
  return (
    <Modal
      title={t('bank.upload')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      widthPx={640}
      actions={
        <>
          <Button busy={trial.busy} disabled={!isReady} onClick={() => void trial.run()}>
            {t('bank.try')}
          </Button>
          <Button
            look="main"
            busy={keeping.busy}
            disabled={!isReady || tried === null}
            onClick={() => void keeping.run()}
          >
            {t('bank.keep')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <p>{t('bank.uploadIntro')}</p>
        <Select
          label={t('order.channel')}
          value={channel}
          options={[['', '–'], ...(channels.data?.list ?? []).map(({ code }) => [code, code] as const)]}
          onChoose={next => {
            setChannel(next)
            setDraft(null)
            setTried(null)
          }}
        />
        <Select
          label={t('bank.format')}
          value={format}
          options={[
            ['csv', 'CSV'],
            ['camt053', 'camt.053'],
            ['mt940', 'MT940'],
          ]}
          onChoose={next => {
            setFormat(next)
            setTried(null)
          }}
        />
        <label className={classes.file}>
          <span>{t('bank.file')}</span>
          <input
            type="file"
            onChange={event => {
              setFile(event.target.files?.[0] ?? null)
              setTried(null)
            }}
          />
        </label>
        {format === 'csv' && kept && !draft && (
          <Button size="small" onClick={() => setDraft(emptyMap)}>
            {t('bank.otherColumns')}
          </Button>
        )}
        {format === 'csv' && shown && (
          <ColumnMapFields
            draft={shown}
            onChange={next => {
              setDraft(next)
              setTried(null)
            }}
          />
        )}
        <Field label={t('act.reason')} value={reason} onChange={event => setReason(event.target.value)} />
        {fault && (
          <p className={classes.fault} role="alert">
            {fault}
          </p>
        )}
        {tried && <Reading of={tried} />}
      </div>
    </Modal>
  )
}
