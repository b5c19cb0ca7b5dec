import { type Container, Mesh, Sprite, Text, Texture } from 'pixi.js'
import { expect, test } from 'vitest'
import { atlasOn, layOut } from '../../kit/stage/atlas.ts'
import { lightPieces } from '../../kit/stage/light.ts'
import type { RaceFilm } from './cup/race-film.ts'
import { runnerAt } from './cup/race-steps.ts'
import { type Example, examples } from './examples.ts'
import { filmOf } from './film-of.ts'
import { calmMomentAt, momentAt } from './moment.ts'
import type { Film, Scene, SceneKind } from './scene.ts'
import { loadScene } from './scene-of.ts'
import { speedAt, type WheelFilm } from './wheel/wheel-steps.ts'

const size = { width: 1_360, height: 400 }
const kindOf = (name: string) => ({ wheel2: 'wheel', parade: 'cup' })[name] ?? name

function build(kind: SceneKind<Film>, labels: Example['labels']): Scene<Film> {
  const pieces = [...lightPieces, ...kind.pieces(size)]
  const { places, scale } = layOut(pieces, 1)
  const { texture } = atlasOn(Texture.EMPTY.source, pieces, places, scale)
  return kind.build({ size, texture, labels, text: style => new Text({ style, anchor: 0.5 }) })
}

/** All that a renderer would draw of a container, in order. */
function seen(node: Container): unknown {
  if (!node.visible || node.alpha === 0) return null
  const { x, y, rotation, alpha, zIndex, tint } = node
  // Adding nothing makes one of the two zeros that numbers have.
  const place = [x, y, node.scale.x, node.scale.y, rotation, alpha, zIndex, tint].map(value => value + 0)
  const texture = node instanceof Sprite || node instanceof Mesh ? node.texture.label : null
  const text = node instanceof Text ? node.text : null
  const points = node instanceof Mesh ? [...node.geometry.getBuffer('aPosition').data] : null
  return { place, texture, text, points, children: node.children.map(seen) }
}

async function stageOf(name: string) {
  const { table, round, deal, labels } = examples[name]!
  const kind = await loadScene(kindOf(name))
  const film = filmOf(kind, { table, definitionVersion: 1 }, deal, round)
  const shown = { film, deal, round }
  const lastMs = deal.endsAtMs - deal.dealtAtMs
  return { kind, labels, shown, deal, lastMs }
}

test.each(Object.keys(examples))('[TABLE-018] %s is the same picture for whoever joins late', async name => {
  const { kind, labels, shown, deal, lastMs } = await stageOf(name)
  const stayed = build(kind, labels)
  const stops = [1_000, 3_000, 4_500, 8_700, lastMs - 200].filter(t => t <= lastMs)
  let t = -500
  for (const stop of stops) {
    for (; t < stop; t += 110) stayed.draw(momentAt(shown, deal.dealtAtMs + t))
    stayed.draw(momentAt(shown, deal.dealtAtMs + stop))
    const joined = build(kind, labels)
    joined.draw(momentAt(shown, deal.dealtAtMs + stop))
    expect(seen(joined.view)).toEqual(seen(stayed.view))
  }
})

test.each(Object.keys(examples))('%s moves, in order up to its result', async name => {
  const { kind, labels, shown, deal, lastMs } = await stageOf(name)
  const scene = build(kind, labels)
  const at = (film: Film | null, nowMs: number) => {
    scene.draw(momentAt({ ...shown, film }, nowMs))
    return JSON.stringify(seen(scene.view))
  }
  const middle = deal.dealtAtMs + Math.min(4_000, lastMs / 2)
  expect(at(shown.film, middle)).not.toBe(at(shown.film, middle + 130))
  expect(shown.film.stops[0]!.t).toBe(0)
  expect(shown.film.stops.at(-1)!.t).toBeLessThanOrEqual(deal.resultAtMs - deal.dealtAtMs)
  expect(shown.film.cues.every(({ t }, i, all) => t >= (all[i - 1]?.t ?? 0))).toBe(true)
})

test('without motion the picture stands still between its states and fades at each', async () => {
  const { shown, deal } = await stageOf('baccarat')
  const at = (t: number) => calmMomentAt(shown, deal.dealtAtMs + t)
  const showsAt = shown.film.stops[2]!.t
  expect(at(showsAt - 1).now.elapsedMs).toBeLessThan(showsAt)
  expect(at(showsAt).now.elapsedMs).toBe(showsAt)
  expect(at(showsAt).left).toBe(1)
  expect(at(showsAt + 150).left).toBeCloseTo(0.5, 10)
  expect(at(showsAt + 300).before).toBe(null)
  expect(at(showsAt + 301).now).toEqual(at(showsAt + 390).now)
})

test('without motion no card is on its way, the wheel does not turn and nobody runs', async () => {
  const cards = await stageOf('baccarat')
  const { view, draw } = build(cards.kind, cards.labels)
  const facesOf = (node: Container): string[] =>
    node.visible
      ? [...(node instanceof Mesh && node.texture.label ? [node.texture.label] : []), ...node.children.flatMap(facesOf)]
      : []
  for (const { t } of cards.shown.film.stops) {
    draw(calmMomentAt(cards.shown, cards.deal.dealtAtMs + t).now)
    expect(facesOf(view).filter(label => label === 'back').length).toBeLessThan(2)
  }
  const race = (await stageOf('cup')).shown.film as RaceFilm
  for (const { shows } of race.stops.slice(1))
    expect(race.legs.some(leg => runnerAt(race, leg.first, shows!).speed === 0)).toBe(true)
  expect(speedAt((await stageOf('wheel')).shown.film as WheelFilm, 0)).toBe(0)
})
