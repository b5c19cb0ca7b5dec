import type { ComponentType } from 'react'
import { IconButton } from '../kit/icon.tsx'
import { usePage, usePicture } from './context.ts'

export interface HeadProps {
  balanceUnits: number
  netUnits: number
  isMuted: boolean
  SessionClock: ComponentType
  onBack(): void
  onHelp(): void
  onCheck(): void
  onMute(): void
}

/** The bar of the page: the game, how it stands with the server, money of this visit, and the pages beside it. */
export function Head({ balanceUnits, netUnits, isMuted, SessionClock, ...calls }: HeadProps) {
  const { boot, t, money, desk } = usePage()
  const { line, table } = usePicture(desk.picture)
  return (
    <header className="duo-head">
      <IconButton icon="back" label={t('back')} onPress={calls.onBack} />
      <div className="duo-head-title">
        <h1>{boot.game.title}</h1>
        <p className="quiet">
          {line === 'lost' ? t('reconnecting') : table ? t(`modes.${table.mode}`) : t('lobby.title')}
        </p>
      </div>
      <div className="duo-head-money">
        <p>
          <span className="quiet">{t('balance')}</span>
          <output aria-label={t('balance')}>{money(balanceUnits)}</output>
        </p>
        <p>
          <span className="quiet">{t('net')}</span>
          <output aria-label={t('net')}>
            {netUnits > 0 && '+'}
            {money(netUnits)}
          </output>
          <SessionClock />
        </p>
      </div>
      <IconButton icon="shield" label={t('check.title')} onPress={calls.onCheck} />
      <IconButton icon="help" label={t('help')} onPress={calls.onHelp} />
      <IconButton icon={isMuted ? 'muted' : 'loud'} label={isMuted ? t('unmute') : t('mute')} onPress={calls.onMute} />
    </header>
  )
}
