import { escapeHtml } from '@baize/api/escape-html'
import type { I18n } from '@lingui/core'

/** The question that a browser is asked once, before the site: as part of the page, so that it stands there with the first paint. */
export function ageGate(i18n: I18n, age: number): string {
  const text = (key: string) => escapeHtml(i18n._(key, { age }))
  return `<dialog class="ageGate" aria-labelledby="age-title" data-testid="ageGate">
<span class="ageMark" aria-hidden="true">${age}+</span>
<h2 id="age-title">${text('age.title')}</h2>
<p data-refused="${text('age.refused')}">${text('age.text')}</p>
<button type="button" value="yes" autofocus>${text('age.yes')}</button>
<button type="button" value="no">${text('age.no')}</button>
</dialog>`
}

/**
 * Asks for the age unless this browser has answered. It stands in the page as text, so it uses the browser and nothing of
 * this file. It runs before the page below it is there, since to open a dialog works out the styles and places of all that is, and
 * before the script that holds presses back. A modal of the page that opens meanwhile stays below it.
 */
export function askAge(): void {
  const key = 'ageConfirmed'
  const gate = document.querySelector<HTMLDialogElement>('.ageGate')
  if (!gate) return
  const known = () => {
    try {
      return localStorage.getItem(key) === 'true'
    } catch {
      return false
    }
  }
  if (known()) {
    gate.remove()
    return
  }
  const onToggle = ({ target }: Event) => {
    if (target === gate || !gate.isConnected || !(target as Element).matches('dialog[open]')) return
    gate.close()
    gate.showModal()
  }
  const onClick = (event: Event) => {
    const answer = (event.target as Element).closest<HTMLButtonElement>('.ageGate button')
    if (!answer) return
    event.stopImmediatePropagation()
    if (answer.value === 'no') {
      const line = gate.querySelector('p')
      if (line) line.textContent = line.dataset.refused ?? ''
      return
    }
    try {
      localStorage.setItem(key, 'true')
    } catch {
      // A browser that keeps nothing is asked on each page.
    }
    removeEventListener('click', onClick, true)
    document.removeEventListener('toggle', onToggle, true)
    gate.close()
    gate.remove()
  }
  gate.addEventListener('cancel', event => event.preventDefault())
  addEventListener('click', onClick, true)
  document.addEventListener('toggle', onToggle, true)
  gate.showModal()
}
