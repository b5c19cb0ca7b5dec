import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ArtJob } from './jobs.ts'
import { ArtOverloadError, ArtRenderError, type ArtRenderer, cacheKey, createArtRenderer } from './renderer.ts'

let cacheDir: string
let renderer: ArtRenderer

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'art-'))
  renderer = createArtRenderer({ cacheDir, queueLimit: 3 })
})

afterEach(async () => {
  await renderer.close()
  await rm(cacheDir, { recursive: true, force: true })
})

const logo = (code: string): ArtJob => ({ kind: 'logo', code, variant: 'COLOR', width: 84, format: 'png' })

test('[WALK-019] a territory has the flag of its country', async () => {
  const flagOf = (country: string) => renderer.render({ kind: 'flag', country, width: 48, format: 'png' })
  expect((await flagOf('SJ')).equals(await flagOf('BV'))).toBe(true)
})

test('a country flag comes as a square PNG of the asked width', async () => {
  const file = await renderer.render({ kind: 'flag', country: 'VN', width: 48, format: 'png' })
  const { format, width, height } = await sharp(file).metadata()
  expect([format, width, height]).toEqual(['png', 48, 48])
})

test('the second asking reads the file that the first one wrote', async () => {
  const first = await renderer.render(logo('HLG'))
  await renderer.close()
  renderer = createArtRenderer({ cacheDir, queueLimit: 0 })
  expect((await renderer.render(logo('HLG'))).equals(first)).toBe(true)
})

test('equal jobs in flight share one drawing', async () => {
  const one = renderer.render(logo('BRZ'))
  expect(renderer.render({ format: 'png', width: 84, variant: 'COLOR', code: 'BRZ', kind: 'logo' })).toBe(one)
  await one
})

test('a full queue refuses with a typed error and the others still come', async () => {
  const codes = ['HLG', 'BRZ', 'KTE', 'OXB', 'TMB', 'LUM', 'PLM']
  const results = await Promise.allSettled(codes.map(code => renderer.render(logo(code))))
  const refused = results.filter(each => each.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const each of refused) expect(each.reason).toBeInstanceOf(ArtOverloadError)
  expect(results.length - refused.length).toBeGreaterThanOrEqual(3)
})

test('a job that cannot be drawn fails with its reason, and the worker lives on', async () => {
  await expect(renderer.render({ kind: 'flag', country: 'QQ', width: 48 })).rejects.toThrow(/art flag: icon: "f\/qq"/)
  await expect(renderer.render(logo('HLG'))).resolves.toBeInstanceOf(Buffer)
})

test('a closed renderer refuses', async () => {
  await renderer.close()
  await expect(renderer.render(logo('MOX'))).rejects.toBeInstanceOf(ArtRenderError)
})

test('the cache holds whole files only', async () => {
  await Promise.all([renderer.render(logo('HLG')), renderer.render(logo('KTE'))])
  const files = (await readdir(cacheDir, { recursive: true, withFileTypes: true })).filter(each => each.isFile())
  expect(files.length).toBeGreaterThanOrEqual(2)
  for (const each of files) expect(each.name).toMatch(/^[0-9a-f]+\.png$/)
})

test('the cache key does not depend on the order in which a job is written', () => {
  expect(cacheKey({ kind: 'flag', country: 'VN', width: 48 })).toBe(
    cacheKey({ width: 48, country: 'VN', kind: 'flag' }),
  )
  expect(cacheKey({ kind: 'flag', country: 'VN', width: 48 })).not.toBe(
    cacheKey({ kind: 'flag', country: 'VN', width: 64 }),
  )
})
