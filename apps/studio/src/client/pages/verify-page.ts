import type { RotateAnswer } from '@baize/api/studio/slot'
import type { RoundCheck, RoundDifference, RoundVerdict, VerifiableRound } from '@baize/game-kit'
import type { VerifiableInstant } from '@baize/game-kit/instant/verify-instant'
import type { Outcome } from '../calls.ts'
import { element } from '../dom.ts'
import { newClientSeed } from '../seeding.ts'
import type { CommonTexts } from '../texts/en.ts'
import { seedRefusal } from './seed-refusal.ts'

type Verifiable = VerifiableRound | VerifiableInstant

/** The rules of a game, loaded when they are asked for. */
export interface Recomputing<R> {
  ROUND_CHECKS: readonly RoundCheck[]
  recompute(record: R): RoundVerdict
}

export interface VerifyInput<R extends Verifiable> {
  api: {
    record(roundId: string): Promise<Outcome<R>>
    rotateSeeds(clientSeed: string): Promise<Outcome<RotateAnswer>>
  }
  load(): Promise<Recomputing<R>>
  texts: CommonTexts
  money: (units: string) => string
  roundId: string
  onBack(): void
}

/** Fills an element with the record of a settled round and recomputes it in this browser. */
export async function showVerification<R extends Verifiable>(page: HTMLElement, input: VerifyInput<R>): Promise<void> {
  const { api, texts, roundId, onBack } = input
  const { verifyPage: words } = texts
  const back = element('button', { type: 'button', class: 'link', onclick: onBack }, `← ${words.back}`)
  page.setAttribute('aria-busy', 'true')
  const outcome = await api.record(roundId)
  page.setAttribute('aria-busy', 'false')
  if (outcome.kind === 'ok') page.replaceChildren(back, ...recordView(page, input, outcome.value))
  else {
    const refused = outcome.kind === 'refused' && outcome.error.error === 'round_unknown'
    page.replaceChildren(back, element('p', { role: 'alert' }, refused ? words.notSettled : words.failed))
  }
  back.focus()
}

function recordView<R extends Verifiable>(page: HTMLElement, input: VerifyInput<R>, record: R): HTMLElement[] {
  const { texts, money } = input
  const { verifyPage: words } = texts
  const rows: [string, string][] = [
    [words.commitment, record.commitment],
    [words.nonce, String(record.nonce)],
    [words.definition, record.definitionHash],
    [texts.stake, money(String('choices' in record ? (record.staked ?? record.bet) : record.bet))],
    [words.win, money(String(record.win))],
  ]
  const list = element(
    'dl',
    {},
    ...rows.map(([term, value]) => element('div', {}, element('dt', {}, term), element('dd', {}, coded(value)))),
  )
  const seeds = record.serverSeed === null ? secretSeed(page, input) : seedForm(input, record)
  return [element('p', {}, words.how), list, seeds, ...stored(texts, record)]
}

const coded = (text: string) => element('code', {}, text)

/** The seed is still in use: changing seeds reveals it, and then the round can be computed. */
function secretSeed<R extends Verifiable>(page: HTMLElement, input: VerifyInput<R>): HTMLElement {
  const { api, texts } = input
  const error = element('p', { class: 'error', role: 'alert' })
  const reveal = async () => {
    const outcome = await api.rotateSeeds(newClientSeed())
    if (outcome.kind === 'ok') await showVerification(page, input)
    else error.textContent = outcome.kind === 'lost' ? texts.notices.unknown : seedRefusal(texts, outcome.error)
  }
  const button = element(
    'button',
    { type: 'button', class: 'plain', onclick: () => void reveal() },
    texts.verifyPage.reveal,
  )
  return element('div', {}, element('p', { class: 'hint' }, texts.verifyPage.secret), button, error)
}

/** Both seeds can be edited: with any other one the round must not come out. */
function seedForm<R extends Verifiable>(input: VerifyInput<R>, record: R): HTMLElement {
  const { texts } = input
  const { verifyPage: words } = texts
  const field = (id: string, value: string) =>
    element('input', { type: 'text', id, value, spellcheck: false, autocomplete: 'off' })
  const serverSeed = field('server-seed', record.serverSeed ?? '')
  const clientSeed = field('round-client-seed', record.clientSeed)
  const result = element('div', { class: 'verdict', role: 'status' })
  const compute = async () => {
    result.replaceChildren(element('p', { class: 'hint' }, texts.wait))
    const edited = { ...record, serverSeed: serverSeed.value.trim(), clientSeed: clientSeed.value }
    result.replaceChildren(...(await verdictView(input, edited)))
  }
  // The frame may not send forms, so the Enter key is heard here.
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void compute()
  }
  const form = element(
    'form',
    { onkeydown },
    element('label', { for: 'server-seed' }, words.serverSeed),
    serverSeed,
    element('label', { for: 'round-client-seed' }, words.clientSeed),
    clientSeed,
    element('button', { type: 'button', class: 'plain', onclick: () => void compute() }, words.verify),
  )
  return element('div', {}, form, result)
}

async function verdictView<R extends Verifiable>(input: VerifyInput<R>, record: R): Promise<HTMLElement[]> {
  const { verifyPage: words } = input.texts
  const part = await input.load().catch(() => null)
  if (!part) return [element('p', { class: 'error' }, words.failed)]
  const verdict = part.recompute(record)
  const difference = verdict.ok ? null : verdict.difference
  const steps = part.ROUND_CHECKS.map(check => {
    const state = verdict.passed.includes(check) ? 'good' : check === difference?.check ? 'bad' : 'open'
    const mark = { good: '✓', bad: '✗', open: '–' }[state]
    return element('li', { class: `is-${state}`, 'data-check': check }, `${mark} ${words.checks[check]}`)
  })
  return [
    element('p', { class: verdict.ok ? 'is-good' : 'is-bad' }, verdict.ok ? words.matches : words.differs),
    element('ol', { class: 'checks' }, ...steps),
    ...(difference ? [differenceView(words, difference)] : []),
  ]
}

function differenceView(words: CommonTexts['verifyPage'], { path, expected, actual }: RoundDifference): HTMLElement {
  const rows: [string, string][] = [
    [words.place, path],
    [words.computed, JSON.stringify(expected) ?? '–'],
    [words.recorded, JSON.stringify(actual) ?? '–'],
  ]
  const parts = rows.map(([term, value]) =>
    element('div', {}, element('dt', {}, term), element('dd', {}, coded(value))),
  )
  return element('dl', {}, ...parts)
}

/** Draws and events as they are stored, for reading and copying. */
function stored({ verifyPage: words }: CommonTexts, { draws, events }: Verifiable): HTMLElement[] {
  const taken = draws.flatMap(log => log.taken.map(([bound, value]) => `${value}/${bound}`)).join(' ')
  const lines = events.map((event, i) => element('li', { value: i }, coded(JSON.stringify(event))))
  return [
    element('details', {}, element('summary', {}, words.draws), element('p', {}, coded(taken))),
    element('details', {}, element('summary', {}, words.events), element('ol', { class: 'events' }, ...lines)),
  ]
}
