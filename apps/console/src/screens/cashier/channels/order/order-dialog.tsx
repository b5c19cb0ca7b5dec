import { Select } from '@baize/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../../../shared/acts/act-dialog.tsx'
import { call } from '../../../../shared/api/call.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { Failed } from '../../../../shared/story/failed.tsx'
import type { ChannelRow } from '../form/draft.ts'
import { PlacedList } from './placed-list.tsx'

type Direction = ChannelRow['direction']

/** Sets the order in which members see the channels of a direction. It is sent as a whole, so that no half of it stands. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [direction, setDirection] = useState<Direction>('deposit')
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  const read = useQuery({
    queryKey: ['cashier.channelList', { direction }, 'order'],
    queryFn: ({ signal }) => call('cashier.channelList', { direction }, { signal }),
  })
  const rows = read.data?.list ?? []
  const codes = moved ?? rows.map(({ code }) => code)
  const nameOf = (code: string) => rows.find(each => each.code === code)?.texts.EN?.name ?? code
  return (
    <ActDialog
      title={t('channels.order')}
      effect={t('channels.orderEffect')}
      button={t('channels.save')}
      isReady={moved !== null}
      act={({ reason }) => call('cashier.orderChannels', { direction, codes: [...codes], reason })}
      onClose={onClose}
    >
      <Select
        label={t('corrections.direction')}
        value={direction}
        options={[
          ['deposit', t('channels.deposit')],
          ['payout', t('channels.payout')],
        ]}
        onChoose={next => {
          setDirection(next)
          setMoved(null)
        }}
      />
      {read.isError && <Failed read={read} />}
      <PlacedList of={codes} nameOf={nameOf} onMove={setMoved} />
    </ActDialog>
  )
}
