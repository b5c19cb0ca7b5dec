import type { KeyboardEvent } from 'react'

interface TabStripProps<Name extends string> {
  label: string
  tabs: readonly (readonly [name: Name, text: string])[]
  chosen: NoInfer<Name>
  onChoose(name: NoInfer<Name>): void
}

/** Tabs in a strip that scrolls where they are many; arrows go from one to the next. */
export function TabStrip<Name extends string>({ label, tabs, chosen, onChoose }: TabStripProps<Name>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    const place = (tabs.findIndex(([name]) => name === chosen) + by + tabs.length) % tabs.length
    onChoose(tabs[place]![0])
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus()
  }
  return (
    <div className="tab-strip" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(([name, text]) => (
        <button
          key={name}
          type="button"
          role="tab"
          className="tab"
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
