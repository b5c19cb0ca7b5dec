import { classNames } from '@baize/ui/class-names.ts'
import { Icon } from '@baize/ui/icon.tsx'
import { useEffect, useState } from 'react'
import classes from './typed-filter.module.css'

const restMs = 300

interface Props {
  label: string
  value: string
  onType: (value: string) => void
  icon?: boolean
  isWide?: boolean
  isDay?: boolean | undefined
}

/** A filter that is typed; the list is asked once the typing rests, or at once on Enter. */
export function TypedFilter({ label, value, onType, icon, isWide, isDay }: Props) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer begins anew by typing alone
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onType(text.trim()), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <label className={classNames(classes.filter, isWide && classes.wide)}>
      {icon && <Icon name="search" size={15} />}
      <span className={isDay ? undefined : 'visually-hidden'}>{label}</span>
      <input
        type={isDay ? 'date' : 'search'}
        placeholder={label}
        value={text}
        data-list-search={isWide || undefined}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') onType(text.trim())
        }}
      />
    </label>
  )
}
