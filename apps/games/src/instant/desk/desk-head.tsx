import type { ComponentType } from 'react'
import { IconButton } from '../../kit/icon.tsx'
import type { DeskCalls, DeskInput } from './desk.tsx'

interface DeskHeadProps extends Pick<DeskInput, 'boot' | 't'> {
  calls: DeskCalls
  isMuted: boolean
  Clock: ComponentType
}

/** Title and return of the game, and the ways to the pages beside it. */
export const DeskHead = ({ boot, t, calls, isMuted, Clock }: DeskHeadProps) => (
  <header className="head">
    <IconButton icon="back" label={t('back')} onPress={calls.leave} />
    <h1 className="name">{boot.game.title}</h1>
    <span className="rtp">{t('rtp', { percent: boot.game.rtpPercent })}</span>
    <Clock />
    <IconButton icon="shield" label={t('fairness')} onPress={calls.fairness} />
    <IconButton icon="history" label={t('history')} onPress={calls.history} />
    <IconButton
      icon={isMuted ? 'muted' : 'loud'}
      label={isMuted ? t('unmute') : t('mute')}
      onPress={calls.toggleMute}
    />
    <IconButton icon="help" label={t('help')} onPress={calls.help} />
  </header>
)
