import { ApiError } from '@baize/client-kit/api-error.ts'
import { useState } from 'react'
import { ActDialog } from '../../../../shared/acts/act-dialog.tsx'
import { Stale } from '../../../../shared/acts/stale.tsx'
import { call } from '../../../../shared/api/call.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { MemberPreview } from '../preview/member-preview.tsx'
import classes from './channel-dialog.module.css'
import { ChannelFields } from './channel-fields.tsx'
import { type ChannelRow, draftOf, inputOf, keysOf, statesOf } from './draft.ts'

const widthPx = 980

/** Makes a channel, or changes one, with what a member will see beside it. A new one, and where money is paid to, takes another person. */
export function ChannelDialog({ row, onClose }: { row: ChannelRow | null; onClose: () => void }) {
  const t = useText()
  const [draft, setDraft] = useState(() => draftOf(row))
  const [version, setVersion] = useState(row?.version ?? 0)
  const [theirs, setTheirs] = useState<ChannelRow | null>(null)
  const code = draft.code.trim()

  async function save(reason: string) {
    try {
      return await call('cashier.saveChannel', { ...inputOf(draft), version, reason })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') {
        const { list } = await call('cashier.channelList', {})
        setTheirs(list.find(each => each.code === code) ?? null)
      }
      throw error
    }
  }
  function goOnFrom(taken: ChannelRow, next = draft) {
    setDraft(next)
    setVersion(taken.version)
    setTheirs(null)
  }

  return (
    <ActDialog
      title={row ? `${t('channels.change')}: ${row.code}` : t('channels.new')}
      effect={t(row ? 'channels.changeEffect' : 'channels.newEffect')}
      button={t(row ? 'channels.save' : 'operators.ask')}
      widthPx={widthPx}
      isReady={code !== '' && keysOf(draft.publicKeys) !== null && theirs === null}
      act={({ reason }) => save(reason)}
      onClose={onClose}
    >
      {faults => (
        <>
          {theirs && (
            <Stale
              theirs={statesOf(draftOf(theirs))}
              mine={statesOf(draft)}
              onTake={() => goOnFrom(theirs, draftOf(theirs))}
              onRedo={() => goOnFrom(theirs)}
            />
          )}
          <div className={classes.sides}>
            <ChannelFields draft={draft} isNew={row === null} faults={faults} onChange={setDraft} />
            <MemberPreview of={draft} />
          </div>
        </>
      )}
    </ActDialog>
  )
}
