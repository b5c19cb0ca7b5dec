import { expect, test } from 'vitest'
import { bannerTarget } from './banner-link.ts'

test.each([
  ['1', '/rng?page=BRZ', { kind: 'inside', to: '/rng', search: { page: 'BRZ' } }],
  ['2', 'https://example.org/a', { kind: 'outside', href: 'https://example.org/a' }],
  ['2', 'http://example.org/', { kind: 'outside', href: 'http://example.org/' }],
  ['3', 'MIR-00J', { kind: 'inside', to: '/seamless', search: { gameCode: 'MIR-00J' } }],
  ['3', '/seamless?gameCode=MIR-00J', { kind: 'inside', to: '/seamless', search: { gameCode: 'MIR-00J' } }],
  ['4', '12', { kind: 'inside', to: '/promoDetail', search: { id: '12' } }],
])('[HOME-004] a banner of link type %s to %s opens it', (linkageType, url, target) => {
  expect(bannerTarget(linkageType, url)).toEqual(target)
})

test.each([
  ['', '/rng'],
  ['9', '/rng'],
  ['1', '//evil.example'],
  ['1', '/\\evil.example'],
  ['1', 'https://example.org/'],
  ['2', 'javascript:alert(1)'],
  ['2', 'data:text/html,x'],
  ['2', '/rng'],
])('[SHELL-028, HOME-005] a banner of link type "%s" to %s opens nothing', (linkageType, url) => {
  expect(bannerTarget(linkageType, url)).toEqual({ kind: 'none' })
})
