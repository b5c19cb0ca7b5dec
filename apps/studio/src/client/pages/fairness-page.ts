import type { FairnessState, RotateAnswer } from '@baize/api/studio/slot'
import type { Outcome } from '../calls.ts'
import { element } from '../dom.ts'
import { isPromised, newClientSeed } from '../seeding.ts'
import type { CommonTexts } from '../texts/en.ts'
import { seedRefusal } from './seed-refusal.ts'

export interface FairnessInput {
  api: {
    fairness(): Promise<Outcome<FairnessState>>
    rotateSeeds(clientSeed: string): Promise<Outcome<RotateAnswer>>
  }
  texts: CommonTexts
  known: FairnessState
  onChange(state: FairnessState): void
}

/** The seeds behind the rounds: the commitment, the player's own seed, and the change that reveals the secret. */
export function fairnessPage({ api, texts, known, onChange }: FairnessInput): HTMLElement {
  const { fairnessPage: words } = texts
  const commitment = element('code', {})
  const nextCommitment = element('code', {})
  const nonce = element('code', {})
  const seed = element('input', {
    type: 'text',
    spellcheck: false,
    autocomplete: 'off',
    id: 'client-seed',
  })
  const error = element('p', { class: 'error', role: 'alert' })
  const revealed = element('div', { class: 'revealed' })
  let shown = known
  const show = (state: FairnessState) => {
    shown = state
    nextCommitment.textContent = state.nextCommitment
    commitment.textContent = state.commitment
    nonce.textContent = String(state.nextNonce)
    seed.value = state.clientSeed ?? ''
    onChange(state)
  }
  const rotate = async () => {
    error.textContent = ''
    const before = shown
    // The same seed twice would meet a server seed that was drawn after the studio knew it.
    const typed = seed.value.trim()
    const isNew = typed !== '' && typed !== before.clientSeed
    const outcome = await api.rotateSeeds(isNew ? typed : newClientSeed())
    if (outcome.kind === 'lost') error.textContent = texts.notices.unknown
    else if (outcome.kind === 'refused') error.textContent = seedRefusal(texts, outcome.error)
    else {
      const { fairness, revealed: pair } = outcome.value
      if (!isPromised(before, fairness)) error.textContent = words.broken
      show(fairness)
      revealed.replaceChildren(...(pair ? revealedSeed(pair, texts) : []))
    }
  }
  const form = element(
    'form',
    {
      onsubmit: (event: Event) => {
        event.preventDefault()
        void rotate()
      },
    },
    element('label', { for: 'client-seed' }, words.clientSeed),
    seed,
    element('button', { type: 'button', class: 'plain', onclick: () => void rotate() }, words.rotate),
  )
  show(known)
  void api.fairness().then(outcome => {
    if (outcome.kind === 'ok') show(outcome.value)
  })
  const row = (term: string, value: HTMLElement) =>
    element('div', {}, element('dt', {}, term), element('dd', {}, value))
  const list = element(
    'dl',
    {},
    row(words.commitment, commitment),
    row(words.nextCommitment, nextCommitment),
    row(words.nonce, nonce),
  )
  return element('div', { class: 'page' }, element('p', {}, words.how), list, form, error, revealed)
}

function revealedSeed(
  { serverSeed, commitment, rounds }: NonNullable<RotateAnswer['revealed']>,
  texts: CommonTexts,
): HTMLElement[] {
  const { fairnessPage: words } = texts
  return [
    element('h3', {}, words.revealed),
    element('p', {}, element('code', {}, serverSeed)),
    element('p', {}, words.revealedRounds(rounds)),
    element('p', { class: 'hint' }, words.copied),
    element('p', {}, element('code', {}, commitment)),
  ]
}
