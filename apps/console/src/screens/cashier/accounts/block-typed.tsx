import { Field } from '@baize/ui/field.tsx'
import { Select } from '@baize/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

/** Blocks a number that somebody tells of, whether a member has it or not, or lifts its block. */
export function BlockTyped({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [what, setWhat] = useState<'cashier.blockNumber' | 'cashier.unblockNumber'>('cashier.blockNumber')
  const [channel, setChannel] = useState('')
  const [number, setNumber] = useState('')
  const channels = useQuery({
    queryKey: ['cashier.channelList', { direction: 'payout' }, 'codes'],
    queryFn: ({ signal }) => call('cashier.channelList', { direction: 'payout' }, { signal }),
  })
  const title = t(what === 'cashier.blockNumber' ? 'accounts.block' : 'accounts.unblock')
  return (
    <ActDialog
      title={t('accounts.blockOther')}
      effect={t('accounts.blockOtherEffect')}
      button={title}
      isDangerous={what === 'cashier.blockNumber'}
      isReady={channel !== '' && number.trim() !== ''}
      act={({ reason }) => call(what, { channel, number: number.trim(), reason })}
      onClose={onClose}
    >
      {faults => (
        <>
          <Select
            label={t('approvals.operation')}
            value={what}
            options={[
              ['cashier.blockNumber', t('accounts.block')],
              ['cashier.unblockNumber', t('accounts.unblock')],
            ]}
            onChoose={setWhat}
          />
          <Select
            label={t('order.channel')}
            value={channel}
            options={[['', '–'], ...(channels.data?.list ?? []).map(({ code }) => [code, code] as const)]}
            error={faults.channel}
            onChoose={setChannel}
          />
          <Field
            label={t('accounts.number')}
            hint={t('accounts.numberHint')}
            autoComplete="off"
            value={number}
            error={faults.number}
            onChange={event => setNumber(event.target.value)}
          />
        </>
      )}
    </ActDialog>
  )
}
