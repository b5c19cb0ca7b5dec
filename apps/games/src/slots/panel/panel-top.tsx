import type { ComponentType } from 'react'
import { IconButton } from '../../kit/icon.tsx'
import type { Texts } from '../texts.ts'
import type { PanelCalls } from './panel.tsx'

interface PanelTopProps {
  title: string
  t: Texts
  calls: PanelCalls
  Sound: ComponentType
  Clock: ComponentType
}

/** The bar above the picture on phones. */
export const PanelTop = ({ title, t, calls, Sound, Clock }: PanelTopProps) => (
  <header className="top">
    <IconButton icon="back" label={t('back')} onPress={calls.leave} />
    <span className="name">{title}</span>
    <Clock />
    <IconButton icon="shield" label={t('fairness')} onPress={calls.fairness} />
    <IconButton icon="history" label={t('history')} onPress={calls.history} />
    <Sound />
    <IconButton icon="help" label={t('help')} onPress={calls.help} />
  </header>
)
