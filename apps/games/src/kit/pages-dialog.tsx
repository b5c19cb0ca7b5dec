import type { ComponentType, KeyboardEvent, ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from './icon.tsx'
import { createFields } from './picture.ts'

interface PagesInput<PageName extends string> {
  /** What each tab says. */
  tabs: Record<NoInfer<PageName>, string>
  closeLabel: string
  /** The dialog's name. */
  label: string
  pages: Record<PageName, ComponentType>
}

/** The pages beside the game in one dialog with tabs. A page is built when it is opened, so it is never stale. */
export class PagesDialog<PageName extends string> {
  readonly #input: PagesInput<PageName>
  readonly #names: PageName[]
  /** The serial tells one opening of a page from the next. */
  readonly #fields = createFields<{ open: PageName | null; serial: number }>({ open: null, serial: 0 })

  constructor(input: PagesInput<PageName>) {
    this.#input = input
    this.#names = Object.keys(input.pages) as PageName[]
  }

  open(name: PageName): void {
    this.#fields.tell({ open: name, serial: this.#fields.read().serial + 1 })
  }

  close(): void {
    this.#fields.tell({ open: null })
  }

  readonly View = () => {
    const { open } = this.#fields.use()
    return open && this.#dialog(open)
  }

  #dialog(open: PageName) {
    const { tabs, closeLabel, label, pages } = this.#input
    const { serial } = this.#fields.read()
    return (
      <Sheet label={label} onClose={() => this.close()}>
        <div className="pages-head">
          <div role="tablist" className="tabs" onKeyDown={event => this.#move(event, open)}>
            {this.#names.map(name => (
              <button
                key={name}
                type="button"
                role="tab"
                aria-controls="pages-body"
                aria-selected={name === open}
                tabIndex={name === open ? 0 : -1}
                onClick={() => this.open(name)}
              >
                {tabs[name]}
              </button>
            ))}
          </div>
          <IconButton icon="close" label={closeLabel} onPress={() => this.close()} />
        </div>
        <Body key={serial} Page={pages[open]} />
      </Sheet>
    )
  }

  #move(event: KeyboardEvent<HTMLElement>, open: PageName): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    const count = this.#names.length
    const place = (this.#names.indexOf(open) + by + count) % count
    this.open(this.#names[place]!)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus()
  }
}

function Sheet({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const sheet = dialog.current
    sheet?.showModal()
    // Closed before it is taken away, so that the focus goes back to what opened it.
    return () => sheet?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      ref={dialog}
      className="pages"
      aria-label={label}
      onClose={() => dialog.current && onClose()}
      // A click on the backdrop lands on the dialog itself.
      onClick={event => event.target === dialog.current && onClose()}
    >
      {children}
    </dialog>
  )
}

const Body = ({ Page }: { Page: ComponentType }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
  <div className="pages-body" id="pages-body" role="tabpanel" tabIndex={0}>
    <Page />
  </div>
)
