import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sheetWidth } from '@baize/art'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installArt } from './art.ts'

let app: FastifyInstance
let cacheDir: string
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'baize-art-'))
  app = fastify()
  installArt(app, { cacheDir })
})
afterAll(async () => {
  await app.close()
  await rm(cacheDir, { recursive: true, force: true })
})

test.each([
  ['sheet.webp', sheetWidth()],
  ['scene-wide.webp', 1600],
  ['scene-portrait.webp', 900],
])('%s of a served game is a picture %d pixels wide that may be kept for a week', async (file, width) => {
  const reply = await app.inject(`/studio/art/OXB-003/${file}`)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('public, max-age=604800')
  const { format, width: drawn } = await sharp(reply.rawPayload).metadata()
  expect([format, drawn]).toEqual(['webp', width])
})

test.each(['/studio/art/OXB-003/scene-round.webp', '/studio/art/OXB-003/cover.webp', '/studio/art/XXX-003/sheet.webp'])(
  '%s does not exist',
  async path => {
    expect((await app.inject(path)).statusCode).toBe(404)
  },
)
