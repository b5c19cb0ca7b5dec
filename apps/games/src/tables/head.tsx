import { formatAmount } from '@baize/money'
import type { ComponentType } from 'react'
import { IconButton } from '../kit/icon.tsx'
import { usePage } from './context.ts'
import { Seal } from './round/seal.tsx'
import type { ShownMoney } from './state/purse.ts'
import type { TablePicture } from './state/table-picture.ts'

export type PageName = 'rules' | 'limits' | 'rounds' | 'fairness' | 'roads'

export interface HeadFields extends ShownMoney {
  isMuted: boolean
  isConnected: boolean
}

export interface HeadCalls {
  onLeave(): void
  onOpen(page: PageName): void
  onMute(): void
}

interface HeadProps extends HeadCalls {
  picture: TablePicture
  fields: HeadFields
  SessionClock: ComponentType
}

/** The bar of the page: the table, its round, the seal, sound, the ways to the pages beside it, and money. */
export function Head({ picture, fields, SessionClock, onLeave, onOpen, onMute }: HeadProps) {
  const { boot, t } = usePage()
  const { balanceUnits, netUnits, isMuted, isConnected } = fields
  const money = (units: bigint) => formatAmount(units, boot.currencySymbol)
  const serial = picture.round?.serial
  return (
    <header className="head-bar">
      <IconButton icon="back" label={t('back')} onPress={onLeave} />
      <div className="head-title">
        <h1>{boot.game.title}</h1>
        <p className="head-facts">
          {serial !== undefined && <span>{t('round', { serial })}</span>}
          <span className="head-seats">{t('seats', { n: picture.seats })}</span>
          {!isConnected && <span className="is-off">{t('reconnecting')}</span>}
        </p>
      </div>
      {boot.mode === 'play' && <span className="demo">{t('demo')}</span>}
      <Seal picture={picture} onOpen={() => onOpen('fairness')} />
      <div className="head-money">
        <span className="label">{t('balance')}</span>
        <output className="figure">{money(balanceUnits)}</output>
        <span className="label">{t('net')}</span>
        <output className="figure net">
          {netUnits > 0n && '+'}
          {money(netUnits)}
        </output>
        <SessionClock />
      </div>
      <IconButton icon="history" label={t('pages.rounds')} onPress={() => onOpen('rounds')} />
      <IconButton icon="help" label={t('pages.rules')} onPress={() => onOpen('rules')} />
      <IconButton icon={isMuted ? 'muted' : 'loud'} label={isMuted ? t('unmute') : t('mute')} onPress={onMute} />
    </header>
  )
}
