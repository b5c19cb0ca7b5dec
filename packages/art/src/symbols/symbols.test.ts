import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FAMILIES } from '../families/index.ts'
import { symbolSheet } from '../render/sheet.ts'
import { BANNER_SHAPES, BANNERS, bannerSvg } from '../scenes/banner.ts'
import { CATEGORIES, categorySvg } from '../scenes/category.ts'
import { SYMBOLS, sheetFrames, sheetWidth } from './frames.ts'
import { sceneSvg } from './scene.ts'
import { symbolSvg } from './symbols.ts'

const vendor = { code: 'HLG', name: 'Heron & Lag' }
const palette = ['#0b2a26', '#1f7a6b', '#f4b6c2'] as const
const specOf = (family: string, title: string) => ({ title, vendor, art: { family, palette } })

test('the fourteen symbols of any game are fourteen different drawings', () => {
  for (const family of FAMILIES)
    for (const noun of family.things.keys()) {
      const drawings = SYMBOLS.map(symbol => symbolSvg({ ...specOf(family.code, `Golden ${noun}`), symbol }))
      expect(new Set(drawings).size, `${family.code} ${noun}`).toBe(SYMBOLS.length)
      for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/)
    }
})

test('the atlas fits 2048 pixels and every frame lies on it, apart from the others', async () => {
  const { webp, frames } = await symbolSheet(specOf('LTS', 'Quiet Heron'))
  const { width, height } = await sharp(webp).metadata()
  expect(width).toBe(sheetWidth())
  expect(Math.max(width, height)).toBeLessThanOrEqual(2048)
  expect(sheetWidth(480)).toBeLessThanOrEqual(2048)
  const places = Object.values(frames)
  for (const each of places) {
    expect(each.x + each.width).toBeLessThanOrEqual(width)
    expect(each.y + each.height).toBeLessThanOrEqual(height)
    const overlapping = places.filter(
      other => Math.abs(other.x - each.x) < each.width && Math.abs(other.y - each.y) < each.height,
    )
    expect(overlapping).toHaveLength(1)
  }
  expect(frames).toEqual(sheetFrames())
})

test('every symbol has ink inside its frame and an empty edge around it', async () => {
  const { webp, frames } = await symbolSheet(specOf('CRD', 'Velvet Kings'))
  for (const [symbol, { x, y, width, height }] of Object.entries(frames)) {
    const alpha = await sharp(webp).extract({ left: x, top: y, width, height }).extractChannel(3).raw().toBuffer()
    expect(alpha.filter(each => each > 200).length / alpha.length, symbol).toBeGreaterThan(0.08)
    const rightEdge = Array.from({ length: height }, (_, row) => alpha[row * width + width - 1]!)
    expect(Math.max(...rightEdge), symbol).toBeLessThan(60)
  }
})

test('scenes, banners and categories draw for every family and theme, the same each time', () => {
  for (const family of FAMILIES)
    for (const shape of ['wide', 'portrait'] as const) {
      const spec = {
        ...specOf(family.code, 'Golden Thing'),
        code: 'HLG-001',
        art: { family: family.code, palette, pattern: 1, layout: 0 },
        shape,
      }
      expect(sceneSvg(spec)).toBe(sceneSvg(spec))
      expect(sceneSvg(spec)).not.toMatch(/NaN|undefined/)
    }
  const banners = Object.keys(BANNERS) as (keyof typeof BANNERS)[]
  expect(banners.length).toBeGreaterThanOrEqual(8)
  for (const theme of banners)
    for (const shape of BANNER_SHAPES) expect(bannerSvg({ theme, shape })).not.toMatch(/NaN|undefined/)
  for (const category of Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[])
    expect(categorySvg({ category })).not.toMatch(/NaN|undefined/)
})

test('[WALK-035] a coin on the reels shows an emblem, not a bare face', async () => {
  const { webp, frames } = await symbolSheet(specOf('CRD', 'Velvet Kings'))
  const { x, y, width } = frames.C
  const inset = Math.round(width * 0.36)
  const middle = { left: x + inset, top: y + inset, width: width - 2 * inset, height: width - 2 * inset }
  const { channels } = await sharp(await sharp(webp).extract(middle).removeAlpha().greyscale().toBuffer()).stats()
  expect(channels[0]!.stdev).toBeGreaterThan(8)
})
