import { element, iconButton } from './dom.ts'

/** The pages beside the game in one dialog with tabs. A page is built when it is opened, so it is never stale. */
export class PagesDialog<PageName extends string> {
  readonly view: HTMLDialogElement
  readonly #tabs = new Map<PageName, HTMLButtonElement>()
  readonly #body = element('div', { class: 'pages-body', id: 'pages-body', role: 'tabpanel', tabIndex: 0 })
  readonly #pages: Record<PageName, () => HTMLElement>

  constructor(
    texts: Record<NoInfer<PageName> | 'close', string>,
    label: string,
    pages: Record<PageName, () => HTMLElement>,
  ) {
    this.#pages = pages
    for (const name of Object.keys(pages) as PageName[])
      this.#tabs.set(
        name,
        element(
          'button',
          { type: 'button', role: 'tab', 'aria-controls': 'pages-body', onclick: () => this.#select(name) },
          texts[name],
        ),
      )
    const tabs = element('div', { role: 'tablist', class: 'tabs' }, ...this.#tabs.values())
    tabs.addEventListener('keydown', event => this.#move(event))
    const close = iconButton('close', texts.close, () => this.view.close())
    this.view = element(
      'dialog',
      { class: 'pages', 'aria-label': label },
      element('div', { class: 'pages-head' }, tabs, close),
      this.#body,
    )
    // A click on the backdrop lands on the dialog itself.
    this.view.addEventListener('click', event => {
      if (event.target === this.view) this.view.close()
    })
  }

  open(name: PageName): void {
    this.#select(name)
    if (!this.view.open) this.view.showModal()
  }

  close(): void {
    this.view.close()
  }

  #select(name: PageName): void {
    for (const [each, tab] of this.#tabs) {
      tab.setAttribute('aria-selected', String(each === name))
      tab.tabIndex = each === name ? 0 : -1
    }
    this.#body.replaceChildren(this.#pages[name]())
    this.#body.scrollTop = 0
  }

  #move(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    const names = [...this.#tabs.keys()]
    const at = names.findIndex(name => this.#tabs.get(name)!.getAttribute('aria-selected') === 'true')
    const next = names[(at + by + names.length) % names.length]!
    this.#select(next)
    this.#tabs.get(next)!.focus()
  }
}
