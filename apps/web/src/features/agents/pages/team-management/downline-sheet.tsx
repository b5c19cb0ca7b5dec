import { Button } from '@baize/ui/button.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../../shared/app/app-context.ts'
import { useApp } from '../../../../shared/app/use-app.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { useZone } from '../../../../shared/moments/use-zone.ts'
import { DayPresets } from '../../../../shared/records/days/day-picker.tsx'
import { presetDays, todayIn } from '../../../../shared/records/days/day-ranges.ts'
import { Waiting } from '../../../../shared/waiting.tsx'
import { GrantedContracts } from '../../../contracts/index.ts'
import { MemberFacts, MemberFigures } from './member-facts.tsx'
import classes from './team-management.module.css'
import { TransferForm } from './transfer-form.tsx'

interface Props {
  id: string
  account: string
  /** Leads to the downlines of the member; where it is left out, nothing does. */
  onShow?: (id: string) => void
  onClose: () => void
}

/** Everything about one member of the team over some days, and what the agent can do: look below, transfer, offer and end contracts. */
export function DownlineSheet({ id, account, onShow, onClose }: Props) {
  const t = useText()
  const { call } = useApp()
  const zone = useZone()
  const [today] = useState(() => todayIn(zone))
  const [days, setDays] = useState(() => presetDays('prev7', today))
  const [doing, setDoing] = useState<'transfer' | 'contracts' | null>(null)
  const query = useQuery({
    ...callQuery(call, 'agents.member', { id, ...days }),
    staleTime: 0,
    placeholderData: before => before,
  })
  const { data } = query
  return (
    <Modal
      title={account}
      closeLabel={t('action.close')}
      onClose={onClose}
      closesOutside={doing === null}
      widthPx={680}
      testId="downline"
    >
      <div className={classes.actions}>
        <Button aria-pressed={doing === 'transfer'} onClick={() => setDoing('transfer')}>
          {t('agent.transfer')}
        </Button>
        {data?.member.level === 1 && (
          <Button aria-pressed={doing === 'contracts'} onClick={() => setDoing('contracts')}>
            {t('agent.contracts')}
          </Button>
        )}
        {onShow && data && data.member.directCount > 0 && (
          <Button onClick={() => onShow(id)}>{t('agent.showDownlines')}</Button>
        )}
      </div>
      {doing === 'transfer' && <TransferForm account={account} onDone={() => setDoing(null)} />}
      {doing === 'contracts' && <GrantedContracts account={account} />}
      {doing === null && (
        <div className={classes.sheet}>
          <DayPresets days={days} today={today} onDays={setDays} />
          {!data && query.isError && <Waiting queries={[query]} blank={classes.blank} />}
          {!data && !query.isError && <Skeleton className={classes.blank ?? ''} />}
          {data && (
            <>
              <MemberFigures data={data} />
              <MemberFacts data={data} />
            </>
          )}
        </div>
      )}
    </Modal>
  )
}
