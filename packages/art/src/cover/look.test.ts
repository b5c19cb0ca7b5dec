import { expect, test } from 'vitest'
import { sceneSvg } from '../symbols/scene.ts'
import { coverSvg } from './cover.ts'
import { game } from './fixtures.ts'
import { houseOf } from './houses.ts'
import { lookOf } from './look.ts'

test('[WALK-035] the stage of a game has the ground colours of its cover', () => {
  for (let at = 0; at < 40; at++) {
    const spec = game(at)
    const { centre, mid, edge } = lookOf(spec.code, houseOf(spec.vendor.code, spec.vendor.name), spec.art.palette)
    for (const svg of [coverSvg(spec), sceneSvg({ ...spec, shape: 'wide' })])
      for (const colour of [centre, mid, edge]) expect(svg, spec.code).toContain(colour)
  }
})
