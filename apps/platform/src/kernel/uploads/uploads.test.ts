import { readdir } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { endpoint } from '@baize/api/endpoints/index'
import { playFree, startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let site: TestPlatform
let member: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())
beforeEach(async () => {
  member = await (await site.visitor()).register(uniqueName())
})

const { path } = endpoint('uploads.add')
const drawn = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f6b4a' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'secret-place' } } })
    .toFormat(format)
    .toBuffer()
const blob = (bytes: Uint8Array, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type })
const send = (bytes: Uint8Array, type?: string) => member.send('uploads.add', { image: blob(bytes, type) })
const view = (client: TestClient, uploadId: string, at = path) => client.fetch('GET', `${at}?uploadId=${uploadId}`)

/** A PNG of a few kilobytes whose header promises a billion pixels. */
function pixelBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(32_000, 0)
  header.writeUInt32BE(32_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

describe('what is taken', () => {
  test.each(['png', 'jpeg'] as const)(
    '[VALID2-018] a %s is kept under a name of ours, drawn anew without metadata',
    async format => {
      const { uploadId } = await member.call('uploads.add', { image: blob(await drawn(format), `image/${format}`) })
      expect(uploadId).toMatch(/^[0-9a-f-]{36}$/)
      const answer = await view(member, uploadId)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const { format: kept, width, exif } = await sharp(bytes).metadata()
      expect([kept, width, exif]).toEqual(['webp', 40, undefined])
      expect(bytes.toString('latin1')).not.toContain('secret-place')
      expect(await readdir(`${site.folder}/uploads`)).toContain(`${uploadId}.webp`)
    },
  )

  test('[PROMO-017] what a file is, its content says: anything but a PNG or JPEG is refused, whatever it is called', async () => {
    for (const bytes of [
      await drawn('gif'),
      await drawn('webp'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ]) {
      const { status, body } = await send(bytes)
      expect([status, body.errorCode]).toEqual([415, 'unsupported_media_type'])
    }
    const { status } = await member.raw('POST', path, '{}', 'application/json')
    expect(status).toBe(415)
    const elsewhere = await member.raw('POST', '/wps/ext/messages/read', blob(await drawn('png')), 'image/png')
    expect(elsewhere.status).toBe(415)
  })

  test('a picture with a script behind its end loses it, and a broken one is refused', async () => {
    const polyglot = Buffer.concat([await drawn('png'), Buffer.from('<script>alert(1)</script>')])
    const { uploadId } = await member.call('uploads.add', { image: blob(polyglot) })
    expect(Buffer.from(await (await view(member, uploadId)).arrayBuffer()).toString('latin1')).not.toContain('script')
    const half = (await drawn('jpeg')).subarray(0, 300)
    expect((await send(half, 'image/jpeg')).body.errorCode).toMatch(/invalid_input|unsupported_media_type/)
  })

  test('[PROMO-018] more than 5 MB, and more pixels than a server can hold, are refused before anything is unpacked', async () => {
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).body.errorCode).toBe('body_too_large')
    expect((await send(pixelBomb())).body.errorCode).toBe('body_too_large')
  })

  test('guests bring none, and members fifty a day', async () => {
    const guest = await playFree(await site.visitor())
    const image = blob(await drawn('png'))
    expect((await guest.send('uploads.add', { image })).body.errorCode).toBe('trial_refused')
    for (let count = 0; count < 50; count++) await member.call('uploads.add', { image })
    expect((await member.send('uploads.add', { image })).body.errorCode).toBe('quota_exceeded')
  })
})

describe('who sees it', () => {
  test('[VALID2-018] its owner, as a picture that no browser runs; nobody else, no operator before a form used it, and no path of the file system', async () => {
    const { uploadId } = await member.call('uploads.add', { image: blob(await drawn('png')) })
    const { status, headers } = await view(member, uploadId)
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect((await view(await site.operator(), uploadId, endpoint('uploads.inspect').path)).status).toBe(404)
    const stranger = await (await site.visitor()).register(uniqueName())
    expect((await view(stranger, uploadId)).status).toBe(404)
    for (const name of ['..%2F..%2Fetc%2Fpasswd', `${uploadId}%00.png`, `../${uploadId}`])
      expect((await view(member, name)).status).toBe(400)
    expect((await member.fetch('GET', `/uploads/${uploadId}.webp`)).status).toBe(404)
  })

  test('what no form used is gone after a day', async () => {
    const { uploadId } = await member.call('uploads.add', { image: blob(await drawn('png')) })
    site.clock.advance(86_400_001)
    await site.runJob('uploads-sweep')
    const again = await (await site.visitor()).register(uniqueName())
    expect((await view(again, uploadId)).status).toBe(404)
    expect(await readdir(`${site.folder}/uploads`)).not.toContain(`${uploadId}.webp`)
  })
})
