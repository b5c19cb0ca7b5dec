import { formatAmount } from '@baize/money'
import type { ComponentType } from 'react'
import { IconButton } from '../kit/icon.tsx'
import { usePage } from './context.ts'

export type PageName = 'tickets' | 'results' | 'trends' | 'rules'

const pageNames: readonly PageName[] = ['tickets', 'results', 'trends', 'rules']

export interface HeadFields {
  balanceUnits: bigint
  /** What slips of this visit brought, less what they cost. */
  netUnits: bigint
  isMuted: boolean
}

export interface HeadCalls {
  onLeave(): void
  onOpen(page: PageName): void
  onMute(): void
}

interface HeadProps extends HeadFields, HeadCalls {
  SessionClock: ComponentType
}

/** The bar of the page: title, the ways to the pages beside the desk, sound and money. On a phone it is the only one. */
export function Head({ balanceUnits, netUnits, isMuted, SessionClock, onLeave, onOpen, onMute }: HeadProps) {
  const { boot, t } = usePage()
  const money = (units: bigint) => formatAmount(units, boot.currencySymbol)
  return (
    <header className="head-bar">
      <IconButton icon="back" label={t('back')} onPress={onLeave} />
      <div className="head-title">
        <h1>{boot.game.title}</h1>
        <p className="head-facts">
          <span>
            <span className="unseen">{t('balance')}</span> {money(balanceUnits)}
          </span>
          <span>
            <span className="unseen">{t('net')}</span> {netUnits > 0n && '+'}
            {money(netUnits)}
          </span>
          <SessionClock />
        </p>
      </div>
      {boot.mode === 'play' && <span className="demo">{t('demo')}</span>}
      <nav className="page-links" aria-label={boot.game.title}>
        {pageNames.map(name => (
          <button key={name} type="button" className="page-link" onClick={() => onOpen(name)}>
            {t(`pages.${name}`)}
          </button>
        ))}
      </nav>
      <IconButton
        icon="history"
        label={t('pages.tickets')}
        className="tool only-compact is-spare"
        onPress={() => onOpen('tickets')}
      />
      <IconButton icon="help" label={t('pages.rules')} className="tool only-compact" onPress={() => onOpen('rules')} />
      <IconButton icon={isMuted ? 'muted' : 'loud'} label={isMuted ? t('unmute') : t('mute')} onPress={onMute} />
      <div className="balance">
        <span className="label">{t('balance')}</span>
        <output className="figure">{money(balanceUnits)}</output>
      </div>
    </header>
  )
}
