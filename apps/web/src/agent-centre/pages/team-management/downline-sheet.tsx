import { Button } from '@baize/ui/button.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { Money } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { useApp } from '../../../app/app.tsx'
import { RecordTime } from '../../../centre/records/record-time.tsx'
import { StoryLines } from '../../../centre/records/story-sheet.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { GrantedContracts } from '../../contracts/granted-contracts.tsx'
import type { Downline } from './downline-columns.tsx'
import classes from './team-management.module.css'
import { TransferForm } from './transfer-form.tsx'

interface Props {
  downline: Downline
  onShow: (id: string) => void
  onClose: () => void
}

/** Everything about one downline, and what the agent can do: look below, transfer, offer and end contracts. */
export function DownlineSheet({ downline, onShow, onClose }: Props) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const { id, account, nickname, type, level, balance, lastSignInAt, registeredAt, teamSize, directCount } = downline
  const [doing, setDoing] = useState<'transfer' | 'contracts' | null>(null)
  const lines = [
    { label: t('agent.nickname'), value: nickname },
    { label: t('agent.type'), value: t(`agent.type.${type as 0 | 1 | 2 | 41 | 42}`) },
    { label: t('agent.level'), value: String(level) },
    { label: t('wallet.balance'), value: <Money amount={balance} symbol={currencySymbol} /> },
    { label: t('agent.lastSignIn'), value: lastSignInAt ? <RecordTime at={lastSignInAt} /> : t('agent.never') },
    { label: t('agent.registeredAt'), value: <RecordTime at={registeredAt} /> },
    { label: t('agent.teamSize'), value: String(teamSize) },
    { label: t('agent.direct'), value: String(directCount) },
  ]
  return (
    <Modal
      title={account}
      closeLabel={t('action.close')}
      onClose={onClose}
      closesOutside={doing === null}
      widthPx={520}
      testId="downline"
    >
      <div className={classes.actions}>
        <Button aria-pressed={doing === 'transfer'} onClick={() => setDoing('transfer')}>
          {t('agent.transfer')}
        </Button>
        {level === 1 && (
          <Button aria-pressed={doing === 'contracts'} onClick={() => setDoing('contracts')}>
            {t('agent.contracts')}
          </Button>
        )}
        {directCount > 0 && <Button onClick={() => onShow(id)}>{t('agent.showDownlines')}</Button>}
      </div>
      {doing === 'transfer' && <TransferForm account={account} onDone={() => setDoing(null)} />}
      {doing === 'contracts' && <GrantedContracts account={account} />}
      {doing === null && <StoryLines lines={lines} />}
    </Modal>
  )
}
