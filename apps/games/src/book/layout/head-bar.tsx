import { IconButton } from '@baize/ui/button.tsx'
import type { ComponentType } from 'react'
import { usePage, usePicture } from '../context.ts'
import type { ShownMoney } from '../state/purse.ts'
import { Ticker } from '../ticker/ticker.tsx'

export interface HeadBarProps {
  money: ShownMoney
  SessionClock: ComponentType
  onLeave(): void
}

/** The bar of the page: its title, the state of the line, and money. */
export function HeadBar({ money: { balanceUnits, netUnits }, SessionClock, onLeave }: HeadBarProps) {
  const { t, boot, money, line, desk } = usePage()
  const { isConnected } = usePicture(line)
  return (
    <header className="head-bar">
      <IconButton icon="chevron-left" label={t('back')} onClick={onLeave} />
      <h1>{boot.game.title}</h1>
      <span className="virtual">{t('virtual')}</span>
      {boot.mode === 'play' && <span className="demo-mark">{t('demo')}</span>}
      {!isConnected && (
        <span className="is-off" role="status">
          {t('slip.offline')}
        </span>
      )}
      <Ticker />
      <div className="head-money">
        <span className="label">{t('balance')}</span>
        <output>{money(balanceUnits)}</output>
        <span className="label">{t('net')}</span>
        <output>{`${netUnits > 0n ? '+' : ''}${money(netUnits)}`}</output>
        <SessionClock />
      </div>
      <IconButton icon="circle-question-mark" label={t('help')} onClick={() => desk.go({ page: 'help' })} />
    </header>
  )
}
