import type { DrawView, SlipView } from '@baize/api/studio/lottery'
import { element } from '../../client/dom.ts'
import type { PageContext } from '../context.ts'
import { type Check, checkDraw, checkProof, checkRound } from './check-proof.ts'

const drawsLooked = 200

/** Recomputes a ticket's proof in the browser and shows every step, the first difference marked. */
export const proofView = (context: PageContext, slip: SlipView, ticketId: string): HTMLElement =>
  filled(context, ticketFacts(context, slip, ticketId))

function filled({ texts }: PageContext, filling: Promise<HTMLElement[]>): HTMLElement {
  const page = element('div', { class: 'proof', 'aria-busy': 'true' }, element('p', { class: 'hint' }, texts.wait))
  void filling
    .catch(() => [element('p', { role: 'alert' }, texts.noAnswer)])
    .then(children => {
      page.setAttribute('aria-busy', 'false')
      page.replaceChildren(...children)
    })
  return page
}

async function ticketFacts(context: PageContext, slip: SlipView, ticketId: string): Promise<HTMLElement[]> {
  const { texts, api, boot } = context
  const [proof, held] = await Promise.all([api.proof(ticketId), api.held(drawsLooked)])
  if (proof.kind === 'refused') return [element('p', { role: 'alert' }, texts.errors[proof.error.error])]
  if (proof.kind === 'lost' || held.kind !== 'ok') return [element('p', { role: 'alert' }, texts.noAnswer)]
  const draw = held.value.find(({ issue }) => issue === slip.issue)
  if (!draw) return [element('p', { role: 'alert' }, texts.proofPage.tooOld)]
  return [
    element('p', {}, texts.proofPage.how),
    ...verdictOf(context, [
      ...checkProof(boot.game.format, draw, slip, ticketId, proof.value),
      ...(await checkRound(draw)),
    ]),
    ...facts([
      [texts.proofPage.seed, draw.serverSeed ?? ''],
      [texts.proofPage.salt, proof.value.salt],
      ...drawFacts(context, draw),
    ]),
  ]
}

/** The same for a draw without a ticket: what anybody may check, whether they took part or not. */
export const drawProof = (context: PageContext, draw: DrawView): HTMLElement => filled(context, factsOf(context, draw))

async function factsOf(context: PageContext, draw: DrawView): Promise<HTMLElement[]> {
  const { proofPage, issue } = context.texts
  return [
    element('h3', {}, issue(draw.issue)),
    element('p', {}, proofPage.howDraw),
    ...verdictOf(context, [...checkDraw(draw), ...(await checkRound(draw))]),
    ...facts([
      [proofPage.seed, draw.serverSeed ?? ''],
      [proofPage.root(draw.book?.tickets ?? 0), draw.book?.root ?? ''],
      [proofPage.previousSeal, draw.book?.previousSealHash ?? ''],
      ...drawFacts(context, draw),
    ]),
  ]
}

/** The public round of a draw, and versions that came to no result. */
function drawFacts({ texts }: PageContext, { beacon, failed }: DrawView): [string, string][] {
  const { proofPage } = texts
  const named: [string, string][] = beacon
    ? [
        [proofPage.chain, beacon.chain.hash],
        [proofPage.round(beacon.round), beacon.signature ?? ''],
      ]
    : []
  return [
    ...named,
    ...failed.map(({ version, commitment }): [string, string] => [proofPage.failed(version), commitment]),
  ]
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
