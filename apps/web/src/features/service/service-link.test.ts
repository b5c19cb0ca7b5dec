import { createCipheriv, randomBytes } from 'node:crypto'
import { customerServiceWindow, serviceEntryWindow } from '@baize/api'
import { describe, expect, test } from 'vitest'
import { windowFeatures } from './open-service.ts'
import { decryptLink, encryptedLink, InvalidLink, serviceAddress } from './service-link.ts'

const key = randomBytes(32).toString('base64url')

function encrypt(text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${iv.toString('base64url')}.${sealed.toString('base64url')}`
}

test('[SHELL-019] of the list the entry of type 3 is taken', () => {
  const list = ['1', '2', '3'].map(type => ({ type, path: `path-${type}` }))
  expect(encryptedLink(list)).toBe('path-3')
  expect(() => encryptedLink(list.slice(0, 2))).toThrow('no entry of type 3')
})

describe('the encrypted link', () => {
  test('[SHELL-020] opens with the key of the permission answer', async () => {
    expect(await decryptLink(encrypt('https://desk.example/chat?vào=1'), key)).toBe('https://desk.example/chat?vào=1')
  })

  test('does not open once it was tampered with, nor with another key', async () => {
    const [iv, sealed = ''] = encrypt('https://desk.example/').split('.')
    const broken = `${iv}.${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
    await expect(decryptLink(broken, key)).rejects.toThrow()
    await expect(decryptLink(encrypt('/help'), randomBytes(32).toString('base64url'))).rejects.toThrow()
  })
})

test.each([
  ['https://desk.example/chat', 'https://desk.example/chat'],
  ['/helpmc', 'https://site.example/helpmc'],
])('%s leads to %s', (link, address) => {
  expect(serviceAddress(link, 'https://site.example')).toBe(address)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])('%s leads nowhere', link => {
  expect(() => serviceAddress(link, 'https://site.example')).toThrow(InvalidLink)
})

test('[CONST-013] the service window is 440 by 500', () => {
  expect(customerServiceWindow).toEqual({ width: 440, height: 500 })
  expect(windowFeatures(customerServiceWindow)).toContain('width=440,height=500')
})

test('[SHELL-017] [CONST2-014] a routed entry asks for 440 by 750', () => {
  expect(windowFeatures(serviceEntryWindow)).toContain('width=440,height=750')
})
