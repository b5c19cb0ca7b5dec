import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RowPanel } from '../../../shared/story/row-panel.tsx'
import { Section } from '../../../shared/story/section.tsx'
import { ChannelFacts } from './channel-facts.tsx'
import { ChannelFee } from './channel-fee.tsx'
import { ChannelState } from './channel-state.tsx'
import { ChannelDialog } from './form/channel-dialog.tsx'
import { type ChannelRow, draftOf } from './form/draft.ts'
import { CodeTags } from './pay-code/code-tags.tsx'
import { PayCodeDialog } from './pay-code/pay-code-dialog.tsx'
import { MemberPreview } from './preview/member-preview.tsx'

interface Props {
  row: ChannelRow
  onClose: () => void
}

/** A channel with all that is said of it, what a member sees of it, and its acts. */
export function ChannelPanel({ row, onClose }: Props) {
  const t = useText()
  const may = useMay()
  const [act, setAct] = useState<'change' | 'payCode' | 'fee' | null>(null)
  const takesCode = row.direction === 'deposit' && row.kind === 'manual'
  const acts = [
    may('cashier.channelFee') && (['fee', 'channels.bookFee'] as const),
    takesCode && may('cashier.setPayCode') && (['payCode', 'payCode.set'] as const),
    may('cashier.saveChannel') && (['change', 'channels.change'] as const),
  ].filter(each => each !== false)
  const close = () => setAct(null)
  return (
    <RowPanel
      title={
        <>
          {row.code} <ChannelState of={row} />
        </>
      }
      onClose={onClose}
      acts={
        acts.length > 0 &&
        acts.map(([name, title]) => (
          <Button key={name} size="small" look={name === 'change' ? 'main' : 'plain'} onClick={() => setAct(name)}>
            {t(title)}
          </Button>
        ))
      }
    >
      <ChannelFacts row={row} />
      {takesCode && (
        <Section title={t('payCode.title')}>
          {row.payCode === null ? <p>{t('payCode.none')}</p> : <CodeTags text={row.payCode} currency={row.currency} />}
        </Section>
      )}
      <MemberPreview of={draftOf(row)} />
      {act === 'change' && <ChannelDialog row={row} onClose={close} />}
      {act === 'payCode' && <PayCodeDialog row={row} onClose={close} />}
      {act === 'fee' && <ChannelFee row={row} onClose={close} />}
    </RowPanel>
  )
}
