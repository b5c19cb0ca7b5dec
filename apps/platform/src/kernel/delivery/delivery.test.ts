import { MailServer, SmsGateway, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Letter } from './delivery.ts'

let site: TestPlatform
let mail: MailServer
let sms: SmsGateway
beforeAll(async () => {
  mail = await MailServer.start()
  sms = await SmsGateway.start()
  site = await startTestPlatform({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Baize <no-reply@baize.example>',
    SMS_GATEWAY_URL: sms.url,
    SMS_GATEWAY_TOKEN: 'gateway-token',
  })
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
  await sms.stop()
})

const soon = () => new Date(site.clock.now().getTime() + 3_600_000)
const post = (letter: Omit<Letter, 'goodUntil'> & { goodUntil?: Date }) =>
  site.database.transaction(tx => site.platform.delivery.post(tx, { goodUntil: soon(), ...letter }))
const flush = () => site.platform.delivery.flush()
const newest = async () => (await site.platform.delivery.recent())[0]!

describe('mail', () => {
  test('goes out once, from the brand to one recipient, and leaves no text behind', async () => {
    await post({ channel: 'mail', recipient: 'lan@mail.example', subject: 'Đặt lại mật khẩu', body: 'the-link' })
    await flush()
    await flush()
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]).toMatchObject({ from: 'no-reply@baize.example', to: ['lan@mail.example'] })
    expect(mail.received[0]!.raw).toContain('the-link')
    expect(mail.received[0]!.raw).toMatch(/^Message-ID: <[\w-]+@baize\.example>/m)
    expect(await newest()).toMatchObject({ status: 'sent', attempts: 1, body: '' })
  })

  test('a server that puts it off is asked again later, and the message keeps its id', async () => {
    const before = mail.received.length
    mail.next = () => 'later'
    await post({ channel: 'mail', recipient: 'minh@mail.example', subject: 'Hello', body: 'again' })
    await flush()
    expect(await newest()).toMatchObject({ status: 'queued', attempts: 1, body: 'again' })
    mail.next = () => 'take'
    await flush()
    expect(mail.received).toHaveLength(before)
    site.clock.advance(16_000)
    await flush()
    expect(mail.received).toHaveLength(before + 1)
    expect(mail.received.at(-1)!.raw).toContain((await newest()).message_key)
  })

  test('a server that refuses for good is not asked again', async () => {
    const before = mail.received.length
    mail.next = () => 'never'
    await post({ channel: 'mail', recipient: 'gone@mail.example', subject: 'Hello', body: 'x' })
    await flush()
    mail.next = () => 'take'
    site.clock.advance(3_600_000 / 2)
    await flush()
    expect(mail.received).toHaveLength(before)
    expect(await newest()).toMatchObject({ status: 'failed', body: '' })
  })

  test('line breaks in recipient or subject cannot add headers or recipients', async () => {
    const before = mail.received.length
    const injected = 'a@mail.example\r\nBcc: b@mail.example'
    await expect(post({ channel: 'mail', recipient: injected, subject: 'x', body: 'x' })).rejects.toThrow(RangeError)
    await expect(
      post({ channel: 'mail', recipient: 'a@mail.example', subject: 'x\nBcc: b@mail.example', body: 'x' }),
    ).rejects.toThrow(RangeError)
    await post({ channel: 'mail', recipient: 'a@mail.example, b@mail.example', subject: 'x', body: 'x' })
    await flush()
    for (const { to } of mail.received.slice(before)) expect(to).toHaveLength(1)
  })
})

describe('text messages', () => {
  test('go to the gateway with its token and a key', async () => {
    await post({ channel: 'sms', recipient: '+639171234567', body: 'code 123456' })
    await flush()
    expect(sms.calls.at(-1)).toEqual({
      key: (await newest()).message_key,
      authorization: 'Bearer gateway-token',
      body: { to: '+639171234567', text: 'code 123456' },
    })
  })

  test('an answer that got lost is asked for again under the same key, so the gateway sends once', async () => {
    const [calls, sent] = [sms.calls.length, sms.sent.size]
    sms.next = () => 'lose'
    await post({ channel: 'sms', recipient: '+639171234568', body: 'lost' })
    await flush()
    sms.next = () => 202
    site.clock.advance(16_000)
    await flush()
    expect(sms.calls).toHaveLength(calls + 2)
    expect(sms.sent.size).toBe(sent + 1)
    expect(await newest()).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('what is no longer good is not sent', async () => {
    const calls = sms.calls.length
    sms.next = () => 503
    await post({ channel: 'sms', recipient: '+639171234569', body: 'old', goodUntil: new Date(+soon() - 3_590_000) })
    await flush()
    sms.next = () => 202
    site.clock.advance(16_000)
    await flush()
    expect(sms.calls).toHaveLength(calls + 1)
    expect(await newest()).toMatchObject({ status: 'failed', failure: 'too late' })
  })

  test('twenty workers at once send each message once', async () => {
    const calls = sms.calls.length
    for (let i = 0; i < 30; i++) await post({ channel: 'sms', recipient: `+6391712345${70 + i}`, body: 'once' })
    await Promise.all(Array.from({ length: 20 }, flush))
    expect(sms.calls).toHaveLength(calls + 30)
    expect(new Set(sms.calls.slice(calls).map(({ key }) => key)).size).toBe(30)
  })
})

test('with a way out configured there is no page of what was sent', async () => {
  expect((await fetch(`${site.url}/dev/outbox`)).status).toBe(404)
})
