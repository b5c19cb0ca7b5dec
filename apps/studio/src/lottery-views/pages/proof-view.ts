import { element } from '../../client/dom.ts'
import type { DrawView, SlipView } from '../../contract-lotteries.ts'
import type { PageContext } from '../context.ts'
import { type Check, checkDraw, checkProof } from './check-proof.ts'

const drawsLooked = 200

/** Recomputes a ticket's proof in the browser and shows every step, the first difference marked. */
export function proofView(context: PageContext, slip: SlipView, ticketId: string): HTMLElement {
  const { texts } = context
  const page = element('div', { class: 'proof', 'aria-busy': 'true' }, element('p', { class: 'hint' }, texts.wait))
  void fill(context, slip, ticketId).then(children => {
    page.setAttribute('aria-busy', 'false')
    page.replaceChildren(...children)
  })
  return page
}

async function fill(context: PageContext, slip: SlipView, ticketId: string): Promise<HTMLElement[]> {
  const { texts, api, boot } = context
  const [proof, held] = await Promise.all([api.proof(ticketId), api.held(drawsLooked)])
  if (proof.kind === 'refused') return [element('p', { role: 'alert' }, texts.errors[proof.error.error])]
  if (proof.kind === 'lost' || held.kind !== 'ok') return [element('p', { role: 'alert' }, texts.noAnswer)]
  const draw = held.value.find(({ issue }) => issue === slip.issue)
  if (!draw) return [element('p', { role: 'alert' }, texts.proofPage.tooOld)]
  return [
    element('p', {}, texts.proofPage.how),
    ...verdictOf(context, checkProof(boot.game.format, draw, slip, ticketId, proof.value)),
    ...facts([
      [texts.proofPage.seed, draw.serverSeed ?? ''],
      [texts.proofPage.salt, proof.value.salt],
    ]),
  ]
}

/** The same for a draw without a ticket: what anybody may check, whether they took part or not. */
export function drawProof(context: PageContext, draw: DrawView): HTMLElement {
  const { proofPage, issue } = context.texts
  return element(
    'div',
    { class: 'proof' },
    element('h3', {}, issue(draw.issue)),
    element('p', {}, proofPage.howDraw),
    ...verdictOf(context, checkDraw(draw)),
    ...facts([
      [proofPage.seed, draw.serverSeed ?? ''],
      [proofPage.root(draw.book?.tickets ?? 0), draw.book?.root ?? ''],
      [proofPage.previousSeal, draw.book?.previousSealHash ?? ''],
    ]),
  )
}

function verdictOf(context: PageContext, checks: readonly Check[]): HTMLElement[] {
  const { texts } = context
  const first = checks.findIndex(({ holds }) => !holds)
  const isGood = checks.length > 0 && first < 0
  return [
    element(
      'p',
      { class: `verdict ${isGood ? 'is-good' : 'is-bad'}`, role: 'status' },
      isGood ? texts.proofPage.good : texts.proofPage.bad,
    ),
    element('ol', { class: 'checks' }, ...checks.map((check, i) => checkRow(context, check, i === first))),
  ]
}

const facts = (all: readonly [name: string, value: string][]): HTMLElement[] =>
  all.flatMap(([name, value]) => [element('p', { class: 'label' }, name), element('code', {}, value)])

function checkRow({ texts }: PageContext, { step, holds, computed, published }: Check, isFirst: boolean): HTMLElement {
  return element(
    'li',
    { class: holds ? 'is-good' : 'is-bad', 'data-step': step },
    element('strong', {}, `${holds ? '✓' : '✗'} ${texts.proofPage.steps[step]}`),
    element('code', {}, computed),
    ...(isFirst ? [element('p', { class: 'label' }, texts.proofPage.published), element('code', {}, published)] : []),
  )
}
