import type { KeyboardEvent } from 'react'

interface ClothTabsProps<Name extends string> {
  names: readonly Name[]
  chosen: NoInfer<Name>
  label(name: NoInfer<Name>): string
  onChoose(name: NoInfer<Name>): void
  /** True where the tabs stand on phones only: elsewhere all parts are in view. */
  isForPhones?: boolean
}

/** The parts of a cloth as tabs. */
export function ClothTabs<Name extends string>({ names, chosen, label, onChoose, isForPhones }: ClothTabsProps<Name>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    const place = (names.indexOf(chosen) + by + names.length) % names.length
    onChoose(names[place]!)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus()
  }
  return (
    <div className={isForPhones ? 'cloth-tabs for-phones' : 'cloth-tabs'} role="tablist" onKeyDown={onKeyDown}>
      {names.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {label(name)}
        </button>
      ))}
    </div>
  )
}
