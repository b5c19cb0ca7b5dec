import type { ComponentType } from 'react'
import { IconButton } from '../kit/icon.tsx'
import { usePage, usePicture } from './context.ts'

export interface HeadProps {
  isMuted: boolean
  isListShown: boolean
  SessionClock: ComponentType
  onBack(): void
  onHelp(): void
  onFairness(): void
  onList(): void
  onMute(): void
}

/** The bar of the page: the title, where one sits, money of this visit, and the pages beside it. */
export function Head({ isMuted, isListShown, SessionClock, ...calls }: HeadProps) {
  const { boot, t, money, desk } = usePage()
  const { line, room, roomClass, mode, stakedUnits, returnedUnits } = usePicture(desk.picture)
  const netUnits = returnedUnits - stakedUnits
  const place = room ? t(`classes.${roomClass}`) : t('chooseClass')
  return (
    <header className="fish-head">
      <IconButton icon="back" label={t('back')} onPress={calls.onBack} />
      <div className="fish-title">
        <h1>{boot.game.title}</h1>
        <p>
          {line === 'lost' ? t('reconnecting') : place}
          {mode === 'play' && room && ` · ${t('demo')}`}
        </p>
      </div>
      <div className="fish-net">
        <span>{t('net')}</span>
        <output aria-label={t('net')}>
          {netUnits > 0 && '+'}
          {money(netUnits)}
        </output>
      </div>
      <SessionClock />
      <button type="button" className="tool list-tool" aria-pressed={isListShown} onClick={calls.onList}>
        {t('list')}
      </button>
      <IconButton icon="shield" label={t('fairness')} onPress={calls.onFairness} />
      <IconButton icon="help" label={t('help')} onPress={calls.onHelp} />
      <IconButton icon={isMuted ? 'muted' : 'loud'} label={isMuted ? t('unmute') : t('mute')} onPress={calls.onMute} />
    </header>
  )
}
