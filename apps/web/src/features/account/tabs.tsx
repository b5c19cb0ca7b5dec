import { classNames } from '@baize/ui/class-names.ts'
import classes from './auth.module.css'

export interface TabsProps<K extends string> {
  label: string
  tabs: readonly { key: K; text: string }[]
  active: K
  onChoose: (key: K) => void
}

/** Ways to the same end. One way alone needs no tabs. */
export function Tabs<K extends string>({ label, tabs, active, onChoose }: TabsProps<K>) {
  if (tabs.length < 2) return null
  return (
    <div role="tablist" aria-label={label} className={classes.tabs}>
      {tabs.map(({ key, text }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === active}
          tabIndex={key === active ? 0 : -1}
          className={classNames(classes.tab, key === active && classes.activeTab)}
          onClick={() => onChoose(key)}
          onKeyDown={event => {
            const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
            const next = tabs[(tabs.findIndex(tab => tab.key === key) + step + tabs.length) % tabs.length]
            if (step === 0 || !next) return
            onChoose(next.key)
            const row = event.currentTarget.parentElement
            requestAnimationFrame(() => row?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus())
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
