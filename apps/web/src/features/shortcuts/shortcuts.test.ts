import { resourceTypes } from '@baize/api'
import { expect, test } from 'vitest'
import { qrCode } from '../../shared/qr/qr-size.ts'
import type { Resource } from './shortcuts.ts'
import { firelinkOf, qrText, shortcutsOf } from './shortcuts.ts'

const resource = (resourceType: Resource['resourceType'], url = '', qrCodeUrl: string | null = null): Resource => ({
  resourceType,
  url,
  qrCodeUrl,
})

test('shortcuts stand in one order and only where their resource is', () => {
  const given = [resource('facebook'), resource('cs'), resource('firelink')]
  expect(shortcutsOf(given).map(({ resourceType }) => resourceType)).toEqual(['firelink', 'cs', 'facebook'])
  expect(shortcutsOf([])).toEqual([])
  expect(shortcutsOf(resourceTypes.map(type => resource(type)))).toHaveLength(11)
})

test('[CONST-015] [CONST-016] a QR code is 74 pixels wide with a margin of 7', () => {
  expect(qrCode).toEqual({ sizePx: 74, marginPx: 7 })
})

test('apps and whatever has an address for it are scanned, as whole addresses', () => {
  const origin = 'https://site.example'
  expect(qrText(resource('android', '/down'), origin)).toBe('https://site.example/down')
  expect(qrText(resource('telegram', 'https://a.example', 'https://b.example/'), origin)).toBe('https://b.example/')
  expect(qrText(resource('telegram', 'https://a.example'), origin)).toBeNull()
})

test('the firelink of a member names the account', () => {
  expect(firelinkOf('https://fire.example/go?x=1', 'an&na', 'https://site.example')).toBe(
    'https://fire.example/go?x=1&username=an%26na',
  )
})
