import { useState } from 'react'
import type { Texts } from '../texts.ts'

interface SettingsProps {
  t: Texts
  muted: boolean
  /** 0 to 1. */
  volume: number
  isLeftHanded: boolean
  onMute(muted: boolean): void
  /** 0 to 1. */
  onVolume(volume: number): void
  onLeftHand(isLeft: boolean): void
}

/** Sound and the side of the spin button. */
export function SettingsPage(props: SettingsProps) {
  const { t } = props
  const [volume, setVolume] = useState(Math.round(props.volume * 100))
  return (
    <div className="page settings">
      <Switch label={t('mute')} isOn={props.muted} onChange={props.onMute} />
      <label>
        {t('volume')}
        <input
          type="range"
          min="0"
          max="100"
          value={volume}
          onInput={event => {
            setVolume(Number(event.currentTarget.value))
            props.onVolume(Number(event.currentTarget.value) / 100)
          }}
        />
      </label>
      <Switch label={t('leftHand')} isOn={props.isLeftHanded} onChange={props.onLeftHand} />
    </div>
  )
}

interface SwitchProps {
  label: string
  isOn: boolean
  onChange(isOn: boolean): void
}

const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <label>
    <input type="checkbox" defaultChecked={isOn} onChange={event => onChange(event.currentTarget.checked)} />
    {label}
  </label>
)
